/*
 * Which files may import which package: the second half of the walls (the first, which folder may import which, is walls.mjs).
 * One row per package; `only` is matched against the path from the root. Tests are free.
 */

import { placeIn } from './import-zones.mjs'

/** @typedef {{ match: RegExp, only: RegExp, typesFree?: true, in?: RegExp, say: string }} PackageWall */

/** @type {PackageWall[]} */
const packageWalls = [
  {
    match: /^@tarojs\/taro$/,
    in: /^src\//,
    only: /^src\/(platform|routes|blocks|request)\/|^src\/app\.tsx$|^src\/polyfills/,
    say: 'Taro is used in platform, routes, blocks, request and app.tsx only: go through @/platform or @/routes/go',
  },
  { match: /^@nutui\//, only: /^src\/ui\//, say: 'NutUI stays behind src/ui' },
  { match: /^d3-/, only: /^src\/ui\//, say: 'charts live in src/ui' },
  { match: /^qrcode-generator$/, in: /^src\//, only: /^src\/ui\//, say: 'QR codes are drawn by src/ui' },
  {
    match: /^@tanstack\//,
    only: /^src\/request\/(query|paged)\b/,
    say: 'the query cache stays behind src/request: query.ts and paged.ts',
  },
  { match: /^zustand/, only: /^src\/stores\//, say: 'stores live in src/stores' },
  {
    match: /^big\.js$/,
    // The scripted customer checks the product's arithmetic with separate arithmetic.
    only: /^domain\/decimal|^test\/gateway\/reconcile\/scripted\/figures/,
    say: 'compute with @domain/money, @domain/volume',
  },
  { match: /^dayjs/, only: /^domain\/month/, say: 'dates come from @domain/date' },
  {
    match: /^@contract(?!\/tags$)(\/|$)/,
    in: /^src\//,
    only: /^$/,
    typesFree: true,
    say: 'the app sees the types of the contract only: import type',
  },
  {
    match: /^kysely$/,
    in: /^gateway\//,
    only: /^gateway\/(db|work|http)\/|^gateway\/app\.ts|repo(\.ts|\/)/,
    say: 'repo.ts alone sees SQL',
  },
  {
    match: /^(pg|@electric-sql\/pglite)$/,
    in: /^gateway\//,
    only: /^gateway\/db\//,
    say: 'connections are made in gateway/db',
  },
  {
    match: /^(node:)?child_process$/,
    in: /^gateway\//,
    only: /^gateway\/db\/folder\.ts$/,
    say: 'the gateway runs no command; the lock of the data folder alone asks for the age of a process',
  },
  { match: /^@sinclair\/typebox/, only: /^(contract|gateway)\//, typesFree: true, say: 'schemas never reach the app' },
  {
    match: /^[^.@]|^@(?!domain\/)/,
    in: /^domain\//,
    only: /^$/,
    say: 'domain imports big.js in decimal.ts and dayjs in month.ts, nothing else',
  },
  {
    match: /^(node:(?!crypto)|fs|pg$|kysely|fastify)/,
    in: /^gateway\/modules\/[^/]+\/(rules\/|states\.ts)/,
    only: /^$/,
    say: 'rules are pure: no database, no I/O',
  },
]

/** Words of the last resort: a package row that names the file as allowed also frees it from the catch-all row of its folder. */
const freedInDomain = [
  { match: /^big\.js$/, only: /^domain\/decimal/ },
  { match: /^dayjs/, only: /^domain\/month/ },
]

/** The wall that forbids `file` (path from the root) to import `source`, or undefined. */
function forbiddenBy(file, source, typeOnly) {
  if (/\.test\.tsx?$|^src\/testing\//.test(file)) return undefined
  if (freedInDomain.some((row) => row.match.test(source) && row.only.test(file))) return undefined
  return packageWalls.find(
    (wall) =>
      wall.match.test(source) &&
      (!wall.in || wall.in.test(file)) &&
      !wall.only.test(file) &&
      !(wall.typesFree && typeOnly),
  )
}

const isTypeOnly = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 && node.specifiers.every((one) => one.importKind === 'type'))

/** Rule over the table above. */
export const packageRule = {
  meta: { type: 'problem', schema: [], messages: { wall: "'{{source}}': {{say}}" } },
  create(context) {
    const file = placeIn(context)
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string') return
      const wall = forbiddenBy(file, source, isTypeOnly(node))
      if (wall) context.report({ node, messageId: 'wall', data: { source, say: wall.say } })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}
