import { defineRoutes } from '../define'
import { p } from '../params'

/** Certification of the enterprise and its papers (C 6.5). */
export const certification = defineRoutes({
  '/pages/certification/index': {
    title: '企业认证',
    access: 'login',
    shell: 'form',
    params: { bp: p.text, companyCode: p.text, certId: p.text, mode: p.oneOf('claim') },
  },
  '/pages/qualifications/certification': { title: '资质认证', access: 'login', pullDown: true },
  '/pages/certification/temp-preview': {
    title: '模板预览',
    access: 'login',
    params: { kind: p.needed(p.oneOf('AUTHLETTER', 'RELATION')) },
  },
  '/pages/certification/submit-result': {
    title: '提交结果',
    access: 'login',
    params: { certId: p.needed(p.text) },
  },
})
