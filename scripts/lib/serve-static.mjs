/*
 * A plain static server with the gateway's manners (pre-compressed files, SPA fallback), for measuring without a gateway.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** @returns {Promise<{ url: string, close: () => Promise<void> }>} */
export async function serveStatic(folder) {
  const server = http.createServer((request, response) => {
    const wanted = path.join(folder, path.normalize(decodeURIComponent((request.url ?? '/').split('?')[0])))
    const isFile = wanted.startsWith(folder) && existsSync(wanted) && statSync(wanted).isFile()
    if (!isFile && !(request.headers.accept ?? '').includes('text/html')) {
      response.statusCode = 404
      return response.end('{}')
    }
    const file = isFile ? wanted : path.join(folder, 'index.html')
    response.setHeader('content-type', `${types[path.extname(file)] ?? 'application/octet-stream'}; charset=utf-8`)
    const accepts = request.headers['accept-encoding'] ?? ''
    for (const [suffix, encoding] of [
      ['.br', 'br'],
      ['.gz', 'gzip'],
    ]) {
      if (!accepts.includes(encoding) || !existsSync(file + suffix)) continue
      response.setHeader('content-encoding', encoding)
      return response.end(readFileSync(file + suffix))
    }
    return response.end(readFileSync(file))
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  return { url: `http://127.0.0.1:${server.address().port}`, close }
}
