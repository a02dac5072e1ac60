/*
 * Stands in for query-string, of which Taro's router uses one form: what stands in the address, not decoded (plugin-lean.ts). A name
 * alone is null, a name that comes twice a list.
 */
function parse(search) {
  const found = Object.create(null)
  for (const part of search.replace(/^[?#&]/, '').split('&')) {
    if (part === '') continue
    const [name, ...rest] = part.split('=')
    const value = rest.length > 0 ? rest.join('=') : null
    found[name] = name in found ? [].concat(found[name], value) : value
  }
  return found
}

export default { parse }
