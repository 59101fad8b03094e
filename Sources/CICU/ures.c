// Wraps functions from ICU's ures.h: they read resource bundles, with or without inheritance from their parents.
#include "CICU.h"
#include "status.h"

#include <unicode/ures.h>

static const UResourceBundle *theirs(const CICUResourceBundle *bundle) {
  return (const UResourceBundle *)bundle;
}

CICUResourceBundle *cicu_ures_open(const char *package, const char *locale, int32_t *status) {
  return (CICUResourceBundle *)ures_open(package, locale, STATUS(status));
}

CICUResourceBundle *cicu_ures_openDirect(const char *package, const char *locale, int32_t *status) {
  return (CICUResourceBundle *)ures_openDirect(package, locale, STATUS(status));
}

CICUResourceBundle *cicu_ures_getByKey(
    const CICUResourceBundle *bundle, const char *key, CICUResourceBundle *fillIn, int32_t *status) {
  return (CICUResourceBundle *)ures_getByKey(theirs(bundle), key, (UResourceBundle *)fillIn, STATUS(status));
}

CICUResourceBundle *cicu_ures_getByIndex(
    const CICUResourceBundle *bundle, int32_t index, CICUResourceBundle *fillIn, int32_t *status) {
  return (CICUResourceBundle *)ures_getByIndex(
      theirs(bundle), index, (UResourceBundle *)fillIn, STATUS(status));
}

int32_t cicu_ures_getType(const CICUResourceBundle *bundle) { return ures_getType(theirs(bundle)); }

int32_t cicu_ures_getSize(const CICUResourceBundle *bundle) { return ures_getSize(theirs(bundle)); }

const char *cicu_ures_getKey(const CICUResourceBundle *bundle) { return ures_getKey(theirs(bundle)); }

const uint16_t *cicu_ures_getString(const CICUResourceBundle *bundle, int32_t *length, int32_t *status) {
  return (const uint16_t *)ures_getString(theirs(bundle), length, STATUS(status));
}

const uint16_t *cicu_ures_getStringByKey(
    const CICUResourceBundle *bundle, const char *key, int32_t *length, int32_t *status) {
  return (const uint16_t *)ures_getStringByKey(theirs(bundle), key, length, STATUS(status));
}

const int32_t *cicu_ures_getIntVector(const CICUResourceBundle *bundle, int32_t *length, int32_t *status) {
  return ures_getIntVector(theirs(bundle), length, STATUS(status));
}

const char *cicu_ures_getValidLocale(const CICUResourceBundle *bundle, int32_t *status) {
  return ures_getLocaleByType(theirs(bundle), ULOC_VALID_LOCALE, STATUS(status));
}

void cicu_ures_close(CICUResourceBundle *bundle) { ures_close((UResourceBundle *)bundle); }
