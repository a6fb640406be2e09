// Replaced: the documentation has one version, so there is none to warn about.
export default function DocVersionBanner(): null {
  return null;
}
