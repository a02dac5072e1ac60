import { defineRoutes } from '../define'
import { p } from '../params'

/** Service outlets, the way there, the choice of a city (D 6.5). */
export const outlets = defineRoutes({
  '/subPages/position/position': {
    title: '服务网点',
    access: 'bound',
    params: { type: p.oneOf('HALL', 'STATION', 'RESCUE', 'PARTNER'), outletId: p.text, cityCode: p.text },
  },
  '/subPages/position/goNavigation': {
    title: '网点导航',
    access: 'bound',
    share: 'friends',
    // An outlet, or a place by its position; its name and address where they are known.
    params: { outletId: p.text, lng: p.text, lat: p.text, name: p.text, address: p.text },
  },
  '/subPages/position/citySelection': {
    title: '选择城市',
    access: 'bound',
    // channel: the event that answers the opener; opened directly there is none.
    params: { mode: p.needed(p.oneOf('service', 'select')), current: p.text, channel: p.text },
  },
})
