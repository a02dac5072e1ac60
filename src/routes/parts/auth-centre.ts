import { defineRoutes } from '../define'
import { p } from '../params'

/** Parameters of every page of the centre (AU-07); parameters that are not named here travel in `extras`. */
const common = {
  appid: p.text,
  redirect: p.text,
  terminalType: p.text,
  tenantPageName: p.text,
  sdkVersion: p.text,
  withTempAuthCode: p.flag,
  extras: p.text,
}

/** The auth centre (C 6.1): H5 only, at addresses of its own. */
export const authCentre = defineRoutes({
  '/pages/auth-centre/auth': {
    title: '统一认证',
    access: 'public',
    h5Only: true,
    aliases: ['/auth'],
    params: { ...common, reselect: p.flag },
  },
  '/pages/auth-centre/login': {
    title: '登录',
    access: 'public',
    h5Only: true,
    aliases: ['/login'],
    shell: 'form',
    params: { ...common, logout: p.flag, error: p.text },
  },
  '/pages/auth-centre/tenants': {
    title: '选择租户',
    access: 'public',
    h5Only: true,
    aliases: ['/tenants'],
    params: common,
  },
  '/pages/auth-centre/icome': {
    title: 'iCome登录',
    access: 'public',
    h5Only: true,
    aliases: ['/iCome'],
    params: { ...common, code: p.text },
  },
})
