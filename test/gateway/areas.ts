/* Areas that a test of one area needs beside it: a module's own tests may not reach into another module. */
export { deskArea } from '../../gateway/modules/desk'
export { fileArea } from '../../gateway/modules/file'
export { identityArea } from '../../gateway/modules/identity'
export { invoiceArea } from '../../gateway/modules/invoice'
export { membershipArea } from '../../gateway/modules/membership'
export { messageArea } from '../../gateway/modules/message'
export { meteringArea } from '../../gateway/modules/metering'
