/*
 * Texts of the unified authentication's refusals (C AU-12): the gateway sends them, the auth centre shows the one that brought the
 * user there.
 */
export const authStatusTexts = {
  401: '无访问权限',
  403: '安全校验未通过，请重新登录',
  408: '用户中心响应超时',
  417: '未获取到登录信息',
  418: '登录信息已失效',
  420: '账号已在其他设备登录，请重新登录',
  421: '授权已过期，请重新登录',
  422: '缺少授权信息',
  423: '临时授权已失效，请重新获取',
  430: '检测到跨租户访问，请更换浏览器登录其他租户',
} as const
