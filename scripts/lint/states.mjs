/*
 * Which columns are states: those that the machines of gateway/modules/<area>/states.ts are bound to. Only transition() writes them.
 */
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import path from 'node:path'

const modules = 'gateway/modules'
const message = 'a state changes by transition() of gateway/states.ts'

/** [table, column] of every machine with a column of a name that other tables give to something else. */
function boundColumns(root) {
  const found = []
  for (const name of readdirSync(path.join(root, modules))) {
    const file = path.join(root, modules, name, 'states.ts')
    if (!existsSync(file)) continue
    const text = readFileSync(file, 'utf8')
    const tables = [...text.matchAll(/table: '(\w+)'/g)].map(([, table]) => table)
    for (const [, column] of text.matchAll(/column: '(\w+)'/g))
      if (column !== 'state') for (const table of tables) found.push([table, column])
  }
  return found
}

const written = (table, column) =>
  [
    `CallExpression[callee.property.name='set']`,
    `[callee.object.callee.property.name='updateTable'][callee.object.arguments.0.value='${table}']`,
    ` ObjectExpression > Property[key.name='${column}']`,
  ].join('')

/** Selectors for no-restricted-syntax. */
export const stateSelectors = (root) => {
  const selectors = [
    "CallExpression[callee.property.name='set'] ObjectExpression > Property[key.name='state']",
    'TemplateElement[value.raw=/\\bset\\s+state\\s*=/i]',
    ...boundColumns(root).map(([table, column]) => written(table, column)),
  ]
  return [...new Set(selectors)].map((selector) => ({ selector, message }))
}
