// Finds the folder for the locale of each device with Android's own matcher (ResTable_config).
//
// Standard input has the names of the folders, one on each line. The first argument is a file with rows: a device's
// locale, the right folder for it, and a reason. The program prints each row that gets another folder, and fails.
#include <androidfw/ConfigDescription.h>
#include <androidfw/ResourceTypes.h>

#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using android::ConfigDescription;
using android::ResTable_config;

struct Folder {
  std::string name;
  ConfigDescription config;
};

// The best folder that matches, by the rules of AssetManager2.
static const Folder* resolve(const std::vector<Folder>& folders, const ResTable_config& device) {
  const Folder* best = nullptr;
  for (const Folder& folder : folders) {
    if (!folder.config.match(device)) continue;
    if (!best || folder.config.isBetterThan(best->config, &device)) best = &folder;
  }
  return best;
}

int main(int count, char** arguments) {
  if (count != 2) return 64;
  std::vector<Folder> folders;
  for (std::string name; std::getline(std::cin, name);) {
    Folder folder{name, {}};
    const std::string qualifier = name == "values" ? "" : name.substr(std::string("values-").size());
    if (!ConfigDescription::Parse(qualifier, &folder.config)) {
      std::cerr << "error: Android does not know the folder " << name << "\n";
      return 1;
    }
    folders.push_back(folder);
  }
  std::ifstream devices(arguments[1]);
  int rows = 0, wrong = 0;
  for (std::string line; std::getline(devices, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream row(line);
    std::string tag, expected;
    row >> tag >> expected;
    ResTable_config device{};
    device.setBcp47Locale(tag.c_str());
    // A device has an API level. A folder without an API level fits every device.
    device.sdkVersion = 29;
    const Folder* found = resolve(folders, device);
    const std::string name = found ? found->name : "nothing";
    ++rows;
    if (name != expected) {
      ++wrong;
      std::cerr << "error: " << tag << " gets " << name << ", not " << expected << "\n";
    }
  }
  std::cout << rows << " device locales over " << folders.size() << " folders, " << wrong << " wrong\n";
  return rows >= 30 && wrong == 0 ? 0 : 1;
}
