// A call to ICU's udat.h: dates with numbers in another numbering system.
#include "CICUOracle.h"
#include "status.h"

#include <unicode/udat.h>
#include <unicode/unum.h>

void cicu_udat_adoptNumberFormatForFields(
    CICUDateFormat *format, const uint16_t *fields, const char *locale, int32_t *status) {
  UNumberFormat *numbers = unum_open(UNUM_DEFAULT, NULL, 0, locale, NULL, STATUS(status));
  if (*status <= 0) {
    udat_adoptNumberFormatForFields((UDateFormat *)format, (const UChar *)fields, numbers, STATUS(status));
  }
}
