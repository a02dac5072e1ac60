import { defineRoutes } from '../define'
import { p } from '../params'

/** Pages around what comes from elsewhere: an outside address, a dialog that has an address, pictures of another page. */
export const shell = defineRoutes({
  '/pages/webview/webview': {
    title: '网页',
    access: 'login',
    share: 'friends',
    hostNav: true,
    params: { url: p.needed(p.text), title: p.text, showWebViewToolbar: p.flag },
  },
  '/pages/dialog/dialog': {
    title: '提示',
    access: 'login',
    params: {
      title: p.text,
      content: p.text,
      confirmText: p.text,
      cancelText: p.text,
      showCancel: p.flag,
      confirmRoute: p.route,
      cancelRoute: p.route,
      type: p.oneOf('confirm', 'alert'),
      key: p.text,
    },
  },
  '/subPagesB/pages/imagePreview': {
    title: '图片预览',
    access: 'login',
    // key: a list of pictures in the store; url: one picture of our own host.
    params: { key: p.text, url: p.text, index: p.count },
  },
})
