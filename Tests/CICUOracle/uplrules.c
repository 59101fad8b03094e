// Calls to ICU's upluralrules.h: the plural category of a number.
#include "CICUOracle.h"
#include "status.h"

#include <unicode/upluralrules.h>

CICUPluralRules *cicu_uplrules_open(const char *locale, int32_t *status) {
  return (CICUPluralRules *)uplrules_open(locale, STATUS(status));
}

void cicu_uplrules_close(CICUPluralRules *rules) { uplrules_close((UPluralRules *)rules); }

int32_t cicu_uplrules_select(
    const CICUPluralRules *rules, double number, uint16_t *result, int32_t capacity, int32_t *status) {
  return uplrules_select((const UPluralRules *)rules, number, (UChar *)result, capacity, STATUS(status));
}
