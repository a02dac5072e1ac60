import type { PGlite } from '@electric-sql/pglite'

/*
 * The embedded engine as it is at a moment: its memory and its files in memory. Setting it back costs two copies, the engine keeps what it
 * has planned, and a seed finds every byte where the seed before it did: which rows a table answers first depends on that as well.
 */

interface Node {
  name: string
  parent: Node
  mode: number
  /** Entries of a folder by name, bytes of a file. */
  contents?: Record<string, Node> | Uint8Array | null
  usedBytes: number
  name_next?: Node | undefined
  mounted?: { root: Node } | null
}
interface Stream {
  shared: object
}
/** What Emscripten's file system keeps. */
interface Files {
  root: Node
  streams: (Stream | null | undefined)[]
  nameTable: (Node | undefined)[]
  nextInode: number
  isDir(mode: number): boolean
  isFile(mode: number): boolean
}
interface Engine {
  HEAPU8: Uint8Array
  FS: Files
}

export class LiteImage {
  private constructor(
    private readonly engine: Engine,
    private readonly memory: Uint8Array,
    private readonly undo: readonly (() => void)[],
  ) {}

  /** Between two statements only: a running one has more on its stack. `before`: an image that this one takes the place of, with its room. */
  static of(lite: PGlite, before?: LiteImage): LiteImage {
    const engine = lite.Module as unknown as Engine
    const { FS, HEAPU8 } = engine
    const room = before?.memory.length === HEAPU8.length ? before.memory : new Uint8Array(HEAPU8.length)
    room.set(HEAPU8)
    return new LiteImage(engine, room, [
      ...nodesOf(FS, FS.root).flatMap((node) => undoNode(FS, node) ?? []),
      undoStreams(FS),
      undoNames(FS),
    ])
  }

  restore(): void {
    const { HEAPU8 } = this.engine
    HEAPU8.set(this.memory)
    HEAPU8.fill(0, this.memory.length)
    for (const undo of this.undo) undo()
  }
}

function nodesOf(files: Files, node: Node): Node[] {
  const inner = files.isDir(node.mode) ? Object.values((node.contents ?? {}) as Record<string, Node>) : []
  const mounted = node.mounted && node.mounted.root !== node ? [node.mounted.root] : []
  return [node, ...[...inner, ...mounted].flatMap((one) => nodesOf(files, one))]
}

/** Null for a device or a link, which holds nothing. */
function undoNode(files: Files, node: Node): (() => void) | null {
  const { name, parent, contents, usedBytes } = node
  if (files.isDir(node.mode)) {
    const entries = { ...contents }
    return () => Object.assign(node, { name, parent, contents: { ...entries } })
  }
  if (!files.isFile(node.mode)) return null
  const bytes = (contents as Uint8Array | undefined)?.slice(0, usedBytes) ?? new Uint8Array()
  return () => {
    const room = node.contents as Uint8Array | undefined
    if (!room || room.length < usedBytes) node.contents = bytes.slice()
    else {
      room.set(bytes)
      // A file that grows within its room takes what is there for zeroes.
      room.fill(0, usedBytes)
    }
    Object.assign(node, { name, parent, usedBytes })
  }
}

/** Open files, each with its place in it. */
function undoStreams(files: Files): () => void {
  const open = files.streams.map((stream) => stream && { stream, own: { ...stream }, shared: { ...stream.shared } })
  return () => {
    files.streams = open.map((one) => {
      if (!one) return one
      Object.assign(one.stream, one.own)
      Object.assign(one.stream.shared, one.shared)
      return one.stream
    })
  }
}

/** The table by which names are found, and the number of the next file. */
function undoNames(files: Files): () => void {
  const { nextInode } = files
  const chains = Array.from(files.nameTable, (first) => {
    const chain: Node[] = []
    for (let node = first; node; node = node.name_next) chain.push(node)
    return chain
  })
  return () => {
    files.nextInode = nextInode
    files.nameTable = chains.map(([first]) => first)
    for (const chain of chains) chain.forEach((node, at) => (node.name_next = chain[at + 1]))
  }
}
