/*
 * A page of the route table that is not built yet has no title on the first H5 route: no entry leads to it, and no address opens it.
 * Its place in the table, access and parameters stay.
 */
module.exports = function unbuiltTitles(source) {
  const { unbuilt } = this.getOptions()
  const own = unbuilt.filter((page) => source.includes(`'${page}': {`))
  return own.reduce((text, page) => {
    const start = text.indexOf(`'${page}': {`)
    const title = /title: '[^']+'/g
    title.lastIndex = start
    const found = title.exec(text)
    const next = text.indexOf("': {", start + page.length + 4)
    if (!found || (next >= 0 && found.index > next))
      throw new Error(`${page} has no title where the loader looks for it`)
    return `${text.slice(0, found.index)}title: ''${text.slice(found.index + found[0].length)}`
  }, source)
}
