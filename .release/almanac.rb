# A template of a formula for Homebrew. NOT TRIED: no machine here has brew.
# Replace OWNER, VERSION with the release's version, and each SHA256_… with the archive's checksum from SHA256SUMS.
class Almanac < Formula
  desc "Write and check the texts of date pickers, in every locale"
  homepage "https://github.com/OWNER/almanac"
  version "VERSION"
  license all_of: ["MIT", "Unicode-3.0"]

  on_macos do
    url "https://github.com/OWNER/almanac/releases/download/VERSION/almanac-VERSION-macos-universal.tar.gz"
    sha256 "SHA256_MACOS"
  end
  on_linux do
    on_intel do
      url "https://github.com/OWNER/almanac/releases/download/VERSION/almanac-VERSION-linux-x86_64.tar.gz"
      sha256 "SHA256_LINUX_X86_64"
    end
    on_arm do
      url "https://github.com/OWNER/almanac/releases/download/VERSION/almanac-VERSION-linux-aarch64.tar.gz"
      sha256 "SHA256_LINUX_AARCH64"
    end
  end

  def install
    bin.install "almanac"
    prefix.install "licenses", "RELINKING.md"
    generate_completions_from_executable(bin/"almanac", "--generate-completion-script")
  end

  test do
    (testpath/"locales.txt").write "de\n"
    system bin/"almanac", "--quiet"
    system bin/"almanac", "check"
    assert_match "Januar", (testpath/"Output/json/de/gregorian.json").read
  end
end
