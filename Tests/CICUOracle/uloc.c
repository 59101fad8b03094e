// A call to ICU's uloc.h: the locale that fits a wanted locale best.
#include "CICUOracle.h"
#include "status.h"

#include <unicode/uenum.h>
#include <unicode/uloc.h>

int32_t cicu_uloc_acceptLanguage(
    const char *wanted, const char *const *available, int32_t count, char *result, int32_t capacity,
    int32_t *status) {
  UEnumeration *locales = uenum_openCharStringsEnumeration(available, count, STATUS(status));
  UAcceptResult kind = ULOC_ACCEPT_FAILED;
  int32_t length =
      uloc_acceptLanguage(result, capacity, &kind, &wanted, 1, locales, STATUS(status));
  uenum_close(locales);
  return kind == ULOC_ACCEPT_FAILED ? 0 : length;
}
