/*
 * Serves the BUILT mini-program as a page that Chromium (or jsdom) can run against a real gateway.
 *   const host = await startWeappHost({ gatewayUrl })   ->   page.goto(host.url)   ->   page.evaluate(() => mp.currentPath())
 * `?entry=/pages/x` opens another first page, `&user=13800000001` is the phone of its WeChat, `&scene=1014` how it was opened. Hidden
 * pages stay in the DOM: locate inside `.mp-page:visible`.
 */
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { build } from 'esbuild'
import { apiNames } from './api-names.cjs'
import { compileWeapp, type WeappPackage } from './compile'

// Read by jest (CommonJS) and by Playwright (ES modules): only the working folder, the repository's root, is known to both.
const root = process.cwd()

export interface WeappHost {
  url: string
  pkg: WeappPackage
  /** From now on the app's calls go there. */
  leadTo(gatewayUrl: string): void
  close(): Promise<void>
}

export interface HostOptions {
  /** Where the app's calls go, e.g. http://127.0.0.1:23456; absent = to the addresses in the build. */
  gatewayUrl?: string
  /** Folder of the build; dist/weapp by default. */
  dist?: string
}

export async function startWeappHost(options: HostOptions = {}): Promise<WeappHost> {
  let { gatewayUrl } = options
  const pkg = compileWeapp(options.dist ?? path.join(root, 'dist/weapp'))
  const script = await runtimeScript()
  const server = http.createServer((request, response) => {
    const address = request.url ?? '/'
    if (address.startsWith('/gateway/') && gatewayUrl !== undefined) return forward(gatewayUrl, request, response)
    if (address === '/runtime.js') return send(response, 'text/javascript', script)
    if (address === '/package.json')
      return send(response, 'application/json', JSON.stringify({ ...pkg, apiNames: apiNames() }))
    const isPicture = /\.(png|jpe?g|gif|svg|webp)$/.exec(address.split('?')[0] ?? '')
    if (isPicture)
      return sendFile(response, path.join(options.dist ?? path.join(root, 'dist/weapp'), path.normalize(address)))
    return send(response, 'text/html', page(gatewayUrl !== undefined))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  const leadTo = (url: string) => void (gatewayUrl = url)
  return { url: `http://127.0.0.1:${port}/`, pkg, leadTo, close }
}

/** The runtime as one classic script with the global `MP`. */
export async function runtimeScript(): Promise<string> {
  const result = await build({
    entryPoints: [path.join(root, 'test/host/runtime/start.js')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'MP',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  })
  return result.outputFiles[0]?.text ?? ''
}

function send(response: http.ServerResponse, type: string, body: string): void {
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.end(body)
}

function sendFile(response: http.ServerResponse, file: string): void {
  if (!fs.existsSync(file)) {
    response.statusCode = 404
    response.end()
    return
  }
  response.setHeader('content-type', file.endsWith('.svg') ? 'image/svg+xml' : `image/${path.extname(file).slice(1)}`)
  fs.createReadStream(file).pipe(response)
}

function forward(gatewayUrl: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const target = new URL((request.url ?? '').slice('/gateway'.length), gatewayUrl)
  const onward = http.request(
    target,
    { method: request.method, headers: { ...request.headers, host: target.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

// WeChat's own styles of the built-ins, as far as an app's styles must know them.
const styles = `
  html, body { margin: 0 }
  page, wx-view, wx-form, wx-scroll-view, wx-swiper, wx-swiper-item { display: block }
  wx-text, wx-label { display: inline }
  wx-input, wx-textarea { display: block; overflow: hidden }
  wx-input { height: 1.4em; min-height: 1.4em }
  wx-input input, wx-textarea textarea { width: 100%; height: 100%; border: 0; padding: 0; margin: 0; background: none; font: inherit; color: inherit; outline: none; text-align: inherit; box-sizing: border-box }
  wx-image { display: inline-block; overflow: hidden; width: 320px; height: 240px }
  wx-image { position: relative }
  wx-image img { position: absolute; top: 0; left: 0; width: 100%; height: 100%; display: block }
  wx-button { position: relative; display: block; margin-left: auto; margin-right: auto; padding-left: 14px; padding-right: 14px; box-sizing: border-box; font-size: 18px; text-align: center; line-height: 2.55555556; border-radius: 5px; overflow: hidden; color: #000; background-color: #f8f8f8; cursor: pointer }
  wx-button::after { content: ' '; width: 200%; height: 200%; position: absolute; top: 0; left: 0; border: 1px solid rgba(0, 0, 0, .2); transform: scale(.5); transform-origin: 0 0; box-sizing: border-box; border-radius: 10px; pointer-events: none }
  wx-button[disabled] { color: rgba(0, 0, 0, .3) }
  .mp-tabbar { position: fixed; bottom: 0; left: 0; right: 0; display: flex }
  .mp-tab { flex: 1 }
`

const page = (toGateway: boolean) => `<!doctype html>
<meta charset=utf-8>
<meta name=viewport content="width=device-width, initial-scale=1, viewport-fit=cover">
<style>${styles}</style>
<div id=app></div>
<script src=/runtime.js></script>
<script>
  fetch('/package.json').then((answer) => answer.json()).then((pkg) => {
    const { entry, user, scene } = Object.fromEntries(new URLSearchParams(location.search))
    window.mp = MP.start(pkg, document.getElementById('app'), {
      apiNames: pkg.apiNames, entry, user, scene: scene && Number(scene), wx: window.mpWx, ${toGateway ? "gatewayPath: '/gateway'" : ''}
    })
  }).catch((error) => { document.title = 'BOOTFAIL'; console.error(error.stack) })
</script>
`
