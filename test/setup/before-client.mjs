/* jest's globalSetup of the client's tests. */
import { makeProduct } from './make-product.mjs'

export default makeProduct
