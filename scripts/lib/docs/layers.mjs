/*
 * The layers of the repository as rooms, and which of them import which: what the picture in docs/architecture.md is drawn from. Between
 * rooms imports of values count, those of types vanish; between parts of a room both. Everybody may import domain; the app imports types of the contract. Both go without
 * arrows.
 */
import { importsOf } from '../imports.mjs'

/** Modules that the case kit may know (scripts/lint/walls.mjs); they stand below it, the others above. */
const UNDER_CASES = '(?:desk|file|message|notice|todo)'

/**
 * @typedef {object} Room
 * @property {string} name
 * @property {RegExp} files what stands in it; the first room that matches counts. A group `part` names a part of the room
 * @property {string} says
 * @property {boolean} [isDirected] its parts are drawn in lines, each above all that it imports
 */

/** @type {Record<'app' | 'gateway' | 'both', readonly Room[]>} */
export const rooms = {
  app: [
    {
      name: 'pages',
      files: /^src\/(?:pages|subPages|subPagesB|official|share)\//,
      says: 'a route: parameters and a view',
    },
    { name: 'features', files: /^src\/features\/(?<part>[^/]+)\//, says: 'screens by area; none imports another area' },
    { name: 'shared', files: /^src\/shared\/(?<part>[^/]+)\//, says: 'parts with calls that several areas show' },
    { name: 'blocks', files: /^src\/blocks\//, says: 'the page kit: lists, details, forms, acts' },
    { name: 'ui', files: /^src\/ui\//, says: 'the design system' },
    { name: 'auth', files: /^src\/auth\//, says: 'login and its loss' },
    { name: 'telemetry', files: /^src\/telemetry\//, says: 'what is counted' },
    { name: 'request', files: /^src\/request\//, says: 'calls, cache, outbox' },
    { name: 'routes', files: /^src\/routes\//, says: 'the route table' },
    { name: 'stores', files: /^src\/stores\//, says: 'state of the app' },
    { name: 'platform', files: /^src\/platform\/(?:(?<part>[^/]+)\/)?/, says: 'what differs by host' },
    { name: 'app', files: /^src\/[^/]+\.tsx?$/, says: 'start, root' },
  ],
  gateway: [
    { name: 'demo', files: /^gateway\/demo\//, says: 'demo data and stand-ins for outside systems' },
    {
      name: 'modules under the case kit',
      files: new RegExp(`^gateway/modules/(?<part>${UNDER_CASES})/`),
      says: 'what every case has',
      isDirected: true,
    },
    {
      name: 'modules',
      files: /^gateway\/modules\/(?<part>[^/]+)\//,
      says: 'each line imports lines below it only',
      isDirected: true,
    },
    { name: 'case', files: /^gateway\/case\//, says: 'filed by customers, decided by staff' },
    { name: 'work', files: /^gateway\/work\//, says: 'queue and sweeps' },
    { name: 'http', files: /^gateway\/http\//, says: 'contract to routes' },
    { name: 'states', files: /^gateway\/states\.ts$/, says: 'machines on tables' },
    {
      name: 'extension points',
      files: /^gateway\/(?:extensions|wiring|areas|personal-data)\.ts$/,
      says: 'events, questions, collections',
    },
    { name: 'ports', files: /^gateway\/ports\/(?:(?<part>[^/]+)\/)?/, says: 'outside systems' },
    { name: 'db', files: /^gateway\/db\//, says: 'engines, rows, migrations' },
    { name: 'pdf', files: /^gateway\/pdf\//, says: 'documents' },
    { name: 'sheet', files: /^gateway\/sheet\//, says: 'tables as files' },
    { name: 'tracing', files: /^gateway\/tracing\//, says: 'spans' },
    {
      name: 'start',
      files: /^gateway\/(?:main|start|app|all-areas|demo-data|config)\.ts$/,
      says: 'main, settings read, areas put together',
    },
    { name: 'settings', files: /^gateway\/[^/]+\.ts$/, says: 'values, keys' },
  ],
  both: [
    { name: 'contract', files: /^contract\//, says: 'every call, typed once' },
    { name: 'domain', files: /^domain\/(?:(?<part>[^/]+)\/)?/, says: 'rules and vocabulary, pure' },
  ],
}

/** Files that are part of the built product. */
const isProduct = (file) => !/\.test\.tsx?$|\.gen\.ts$|\.d\.ts$|^src\/testing\/|^src\/ui\/Gallery\.tsx$/.test(file)

function roomOf(file, list) {
  for (const room of list) {
    const found = room.files.exec(file)
    if (found) return { name: room.name, part: found.groups?.part }
  }
  return undefined
}

/** A room stands above all that it imports; ground is 0. @param {Map<string, Set<string>>} edges */
export function floors(edges) {
  const found = new Map()
  const floorOf = (name, path = []) => {
    if (found.has(name)) return found.get(name)
    if (path.includes(name))
      throw new Error(`these import each other: ${[...path.slice(path.indexOf(name)), name].join(' -> ')}`)
    const below = [...(edges.get(name) ?? [])].map((one) => floorOf(one, [...path, name]))
    found.set(name, Math.max(-1, ...below) + 1)
    return found.get(name)
  }
  for (const name of edges.keys()) floorOf(name)
  return found
}

/** Without the arrows that a longer way says as well. @param {Map<string, Set<string>>} edges */
export function reduced(edges) {
  const reach = new Map()
  const reachOf = (name) => {
    if (!reach.has(name)) reach.set(name, new Set([...edges.get(name)].flatMap((one) => [one, ...reachOf(one)])))
    return reach.get(name)
  }
  return new Map(
    [...edges].map(([from, to]) => [from, [...to].filter((one) => ![...to].some((other) => reachOf(other).has(one)))]),
  )
}

const ordered = (names) => [...names].sort()

/** Edges between the groups of files that `groupOf` names. */
function edgesBetween(graph, groupOf) {
  const edges = new Map()
  for (const file of graph.keys())
    if (groupOf(file) !== undefined) edges.set(groupOf(file), edges.get(groupOf(file)) ?? new Set())
  for (const [file, targets] of graph)
    for (const target of targets) {
      const [from, to] = [groupOf(file), groupOf(target)]
      if (from !== undefined && to !== undefined && from !== to) edges.get(from).add(to)
    }
  return edges
}

/** Lines of parts: by floor, the highest first, where the parts of a room go in one direction; else one line. */
function partsOf(graph, list, { name, isDirected = false }) {
  const partOf = (file) => {
    const room = roomOf(file, list)
    return room?.name === name ? room.part : undefined
  }
  const edges = edgesBetween(graph, partOf)
  if (!isDirected) return [ordered(edges.keys())]
  const floorOf = floors(edges)
  const highest = Math.max(...floorOf.values())
  return Array.from({ length: highest + 1 }, (_, index) =>
    ordered([...edges.keys()].filter((part) => floorOf.get(part) === highest - index)),
  )
}

/**
 * A house of rooms with their floors, arrows and parts.
 * @param {import('../imports.mjs').Sources} sources
 * @param {readonly Room[]} list
 */
export function houseOf(sources, list) {
  const files = new Map([...sources].filter(([file]) => isProduct(file)))
  const values = importsOf(files, { types: false })
  const all = importsOf(files)
  const edges = edgesBetween(values, (file) => roomOf(file, list)?.name)
  const floorOf = floors(edges)
  return {
    arrows: reduced(edges),
    rooms: list
      .filter((room) => edges.has(room.name))
      .map((room) => ({
        ...room,
        floor: floorOf.get(room.name),
        parts: room.files.source.includes('<part>') ? partsOf(all, list, room) : [],
      })),
  }
}
