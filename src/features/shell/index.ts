export { WebviewView } from './WebviewView'
export { DialogView } from './DialogView'
export { NativeView } from './NativeView'
