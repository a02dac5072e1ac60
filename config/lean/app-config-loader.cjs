/*
 * What Taro's entry knows of the pages stands in it three times: as a list, by sub-package, and with the way to load each. The first
 * two are left out, and the list is made of the third (see plugin-lean.ts).
 */
module.exports = function leanEntry(source) {
  const lean = source
    .replace(/"pages":\s*\["pages\/[^\]]*\],/, '')
    .replace(/"subPackages":\s*\[(\{[^{}]*\},?\s*)*\],/, '')
    .replace(/Object\.assign\((\{\s*path: [\s\S]*?\n\}), \{\}\)/g, '$1')
    .replace(/(config\.routes = \[[\s\S]*?\n\}\];)/, '$1\nconfig.pages = config.routes.map((one) => one.path);')
  const isLean = lean.includes('config.pages = ') && !/"(pages|subPackages)":/.test(lean)
  if (!isLean) throw new Error("Taro's entry is not what config/lean/app-config-loader.cjs was made for")
  return lean
}
