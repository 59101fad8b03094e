// Wraps functions from ICU's uloc.h, uenum.h, uregion.h and uchar.h: they set the default locale, return the locales,
// languages and regions that ICU knows, and check the codes of scripts.
#include "CICU.h"
#include "status.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/uregion.h>

void cicu_uloc_setDefault(const char *locale, int32_t *status) { uloc_setDefault(locale, STATUS(status)); }

int32_t cicu_uloc_countAvailable(void) { return uloc_countAvailable(); }

const char *cicu_uloc_getAvailable(int32_t index) { return uloc_getAvailable(index); }

CICUEnumeration *cicu_uloc_openAvailableByType(int32_t type, int32_t *status) {
  return (CICUEnumeration *)uloc_openAvailableByType((ULocAvailableType)type, STATUS(status));
}

int32_t cicu_uloc_addLikelySubtags(const char *locale, char *result, int32_t capacity, int32_t *status) {
  return uloc_addLikelySubtags(locale, result, capacity, STATUS(status));
}

bool cicu_uloc_isRightToLeft(const char *locale) { return uloc_isRightToLeft(locale); }

const char *const *cicu_uloc_getISOLanguages(void) { return uloc_getISOLanguages(); }


const char *cicu_uenum_next(CICUEnumeration *enumeration, int32_t *length, int32_t *status) {
  return uenum_next((UEnumeration *)enumeration, length, STATUS(status));
}

void cicu_uenum_close(CICUEnumeration *enumeration) { uenum_close((UEnumeration *)enumeration); }

CICUEnumeration *cicu_uregion_getAvailable(int32_t type, int32_t *status) {
  return (CICUEnumeration *)uregion_getAvailable((URegionType)type, STATUS(status));
}

bool cicu_isScript(const char *code) {
  int32_t value = u_getPropertyValueEnum(UCHAR_SCRIPT, code);
  if (value == UCHAR_INVALID_CODE) return false;
  // Accept only the four-letter name: "Latin" is the long name of the same script.
  const char *name = u_getPropertyValueName(UCHAR_SCRIPT, value, U_SHORT_PROPERTY_NAME);
  return name != NULL && strcmp(name, code) == 0;
}
