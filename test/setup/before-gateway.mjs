/* jest's globalSetup of the gateway's tests: what every file would otherwise do again. */
import { makeProduct } from './make-product.mjs'
import sources from './sources.cjs'

export default async function beforeGateway() {
  sources.tellHashes()
  await makeProduct()
}
