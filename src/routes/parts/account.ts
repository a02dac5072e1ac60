import { defineRoutes } from '../define'
import { p } from '../params'

export const account = defineRoutes({
  '/pages/me/me': {
    title: '我的',
    access: 'bound',
    face: 'public',
    tab: { label: '我的', icon: 'me', order: 3 },
  },
  '/pages/login/login/login': {
    title: '登录',
    access: 'public',
    shell: 'form',
    params: { redirect: p.route, mode: p.oneOf('sms', 'password', 'reset'), from: p.text, logout: p.flag },
  },
  '/pages/login/login': {
    title: '小程序登录',
    access: 'public',
    params: { from: p.text, redirect: p.route, scanId: p.text, logout: p.flag },
  },
  '/pages/me/scan-status': {
    title: '扫码结果',
    access: 'login',
    params: { scanId: p.text, raw: p.text },
  },
})
