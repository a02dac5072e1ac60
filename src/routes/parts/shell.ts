import { defineRoutes } from '../define'
import { p } from '../params'

/** Pages around outside content: an outside address, a dialog that has an address. */
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
})
