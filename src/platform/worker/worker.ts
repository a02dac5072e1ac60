/*
 * The service worker of the H5 app (Y-21): the app itself starts without a network. Built files only; an answer of the gateway is never
 * kept here, nor asked for by it. Compiled by config/h5-worker.ts into /sw.js, with the names of this build's files.
 */

export interface WorkerTable {
  /** Of the files' names and of the page. */
  version: string
  /** What the first page and the pages that help without a network consist of. */
  files: readonly string[]
}

declare const WORKER_TABLE: WorkerTable

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  request: Request
  respondWith(answer: Promise<Response>): void
}
/** The little of a worker's world that this one uses: the app is checked with the types of a page. */
interface World {
  addEventListener(name: 'install' | 'activate', run: (event: Extendable) => void): void
  addEventListener(name: 'fetch', run: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

const world = globalThis as unknown as World
const { version, files } = WORKER_TABLE
const PREFIX = 'app-'
const CACHE = PREFIX + version
/** ms that a page waits for a network that does not answer. */
const PATIENCE = 2500
/** What is named by its content. */
const BUILT = /^\/(js|chunk|css|static)\/.+\.[0-9a-f]{6,}\.\w+$/

async function cacheAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(['/', ...files])
  await world.skipWaiting()
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await world.clients.claim()
}

/** The network's page where it comes in time: it may be a newer one. */
async function pageOf(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match('/')
  if (kept === undefined) return fetch(request)
  const late = new Promise<Response>((answer) => setTimeout(() => answer(kept.clone()), PATIENCE))
  return Promise.race([fetch(request).catch(() => kept.clone()), late])
}

async function fileOf(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.url)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

world.addEventListener('install', (event) => event.waitUntil(cacheAll()))
world.addEventListener('activate', (event) => event.waitUntil(takeOver()))
world.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOf(request))
  else if (BUILT.test(pathname)) event.respondWith(fileOf(request))
})
