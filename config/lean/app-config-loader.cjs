/*
 * What Taro's entry knows of the pages is in it four times: as a list, by sub-package, with their further addresses and with the way to
 * load each. The first two are left out; the others go by the route table, which the app has anyway (see plugin-lean.ts).
 */
const ENTRY =
  /Object\.assign\(\{\s*path: '([^']+)',\s*load: function ?\(context, params\) \{\s*const page = (import\([^)]*\));?\s*return \[page, context, params\];?\s*\}\s*\}, \{\}\)/g

/**
 * In a build for delivery a page is its place in the route table alone, which is the number of its module too (config/h5-page-ids.ts);
 * the page's files are in index.html (config/h5-shell.ts).
 */
const LOAD = `load
    ? load()
    : Promise.all(window.__pageOf(pagePaths[place]).slice(2).map((chunk) => __webpack_require__.e(chunk))).then(() => __webpack_require__(place))`

module.exports = function leanEntry(source) {
  const { pagePaths } = this.getOptions()
  const lean = source
    .replace(/"pages":\s*\["pages\/[^\]]*\],/, '')
    .replace(/"customRoutes":\s*\{[^{}]*\}/, '"customRoutes": customRoutes()')
    .replace(/"subPackages":\s*\[(\{[^{}]*\},?\s*)*\],/, '')
    .replace(ENTRY, (_, page, load) => {
      const place = pagePaths.indexOf(`/${page}`)
      if (place < 0) throw new Error(`${page} is not in the route table`)
      return `[${place}, () => ${load}]`
    })
    .replace(
      /(config\.routes = \[[\s\S]*?\n?)\](;?\n)/,
      (_, list, end) => `${list}].map(([place, load]) => ({
  path: pagePaths[place].slice(1),
  load: (context, params) => [${LOAD}, context, params],
}))${end}config.pages = config.routes.map((one) => one.path)\n`,
    )
  const isLean =
    lean.includes('config.pages = ') && lean.includes('customRoutes()') && !/"(pages|subPackages)":|path: '/.test(lean)
  if (!isLean) throw new Error("Taro's entry is not what config/lean/app-config-loader.cjs was made for")
  // As a whole namespace React would bring webpack's own code for such ones.
  return `import { customRoutes, pagePaths } from './routes/table'\n${lean.replace("import * as React from 'react'", "import React from 'react'")}`
}
