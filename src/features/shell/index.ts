export { WebviewView } from './webview/WebviewView'
export { DialogView } from './dialog/DialogView'
export { NativeView } from './native/NativeView'
export { NoticePicturesView, PicturesView } from './pictures/PicturesView'
