import { defineRoutes } from '../define'
import { p } from '../params'

export const home = defineRoutes({
  '/pages/home/index/index': {
    title: '首页',
    access: 'bound',
    face: 'public',
    aliases: ['/'],
    // The specification names the first two (customer-service, electiveSquare).
    tab: { label: '首页', icon: 'home', order: 0 },
  },
  '/pages/home/meter-list/meter-list': {
    title: '我的表具',
    access: 'model:ENERGY_VIEW',
    // meterId: the page of one meter. meterNo: the meter of a scanned plate; with from=photo the one to be read.
    params: {
      from: p.oneOf('pay', 'photo'),
      meterType: p.oneOf('IC', 'IOT', 'MECH'),
      meterId: p.text,
      meterNo: p.text,
    },
  },
  '/subPages/applicationCenter': { title: '应用中心', access: 'bound' },
  '/subPages/drag-a': { title: '首页应用编辑', access: 'bound' },
})
