/*
 * The names of the pages are in index.html, which draws them before the app is there (config/h5-shell.ts): the route table on H5 has
 * them without (`titleOf` in src/routes/table.ts).
 */
module.exports = function withoutTitles(source) {
  const pages = source.match(/^\s*'\/[^']+': \{/gm) ?? []
  const titles = source.match(/\btitle: '[^']+'/g) ?? []
  if (pages.length !== titles.length)
    throw new Error(`${this.resourcePath}: ${pages.length} pages, but ${titles.length} titles`)
  return source.replace(/\btitle: '[^']+'/g, "title: ''")
}
