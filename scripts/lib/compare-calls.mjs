/*
 * The contract against the product's list of calls (columns: type, method, path, part, access, silent, requestNo).
 */

/** Addresses that answer files, not calls: the list does not name them. */
const files = new Set(['cms GET /cms/media/demo/{name}', 'cms GET /cms/media/paper/{name}'])

/**
 * @param {{ rows: string[][], contract: Record<string, { access: string, once?: true, silent?: true }> }} given
 * @returns {{ problems: string[], built: number, missing: string[] }}
 */
export function compareCalls({ rows, contract }) {
  const listed = new Map(rows.map((row) => [`${row[0]} ${row[1]} ${row[2]}`, row]))
  const found = new Set()
  const problems = []
  for (const [key, endpoint] of Object.entries(contract)) {
    const [type, verb, path] = key.split(' ')
    const name = listed.has(key) ? key : `${type} ${verb.split(/[:?]/)[0]} ${path}`
    const row = listed.get(name)
    if (files.has(key)) continue
    if (!row) {
      problems.push(`${key}: in the contract, but not in the list of calls`)
      continue
    }
    found.add(name)
    const [, , , , access, silent, once] = row
    if (endpoint.access !== access) problems.push(`${key}: access is ${endpoint.access}, the list says ${access}`)
    if (Boolean(endpoint.silent) !== (silent === 'yes'))
      problems.push(`${key}: silent is ${Boolean(endpoint.silent)}, the list says ${silent}`)
    if (Boolean(endpoint.once) !== (once === 'yes'))
      problems.push(`${key}: requestNo is ${endpoint.once ? 'yes' : 'no'}, the list says ${once}`)
  }
  return { problems, built: found.size, missing: [...listed.keys()].filter((name) => !found.has(name)) }
}
