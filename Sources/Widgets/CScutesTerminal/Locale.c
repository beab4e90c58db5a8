// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "CScutesTerminal.h"

// The name that decides about characters when it is left to the variables.
static const char *chosen_name(const char *name) {
  static const char *const variables[] = {"LC_ALL", "LC_CTYPE", "LANG"};
  for (int i = 0; *name == 0 && i < 3; i++) {
    const char *value = getenv(variables[i]);
    if (value) name = value;
  }
  return name;
}

static bool promises_utf8(const char *name) {
  return strcasestr(name, "UTF-8") || strcasestr(name, "UTF8");
}

bool scutes_terminal_use_locale(const char *name) {
  if (!setlocale(LC_CTYPE, name) && promises_utf8(chosen_name(name))) {
    setlocale(LC_CTYPE, "C.UTF-8");
  }
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}
