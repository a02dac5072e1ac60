import { spawnSync } from 'node:child_process'
import { at } from './paths.mjs'
import { conditionsOf } from './weapp-conditions.mjs'

const pages = {
  'pages/a/a': { navigationBarTitleText: '甲' },
  'pages/home/index/index': { navigationBarTitleText: '' },
}
const pageAt = (address) => ({ '/': '/pages/home/index/index', '/pages/a/a': '/pages/a/a' })[address.split('?')[0]]
const rows = [
  { name: 'home', path: '/', phone: '13800000001' },
  { name: 'scan', path: '/pages/a/a?raw=unknown', phone: '13800000001' },
  { name: 'with-id', path: '/pages/a/a?id={order}', phone: '13800000001' },
  { name: 'h5-only', path: '/login', phone: null },
  { name: 'visitor', path: '/pages/a/a', phone: null },
]

it('opens each page of the tour with its query, its scene and its customer', () => {
  expect(conditionsOf(rows, pageAt, pages)).toEqual([
    { name: 'home 13800000001', pathName: 'pages/home/index/index', query: '', scene: null },
    { name: '甲 scan 13800000001', pathName: 'pages/a/a', query: 'raw=unknown', scene: 1011 },
    { name: '甲 visitor 未登录', pathName: 'pages/a/a', query: '', scene: null },
  ])
})

it('project.config.json has those of the tour as it is', () => {
  const { status, stderr } = spawnSync(process.execPath, [at('scripts/conditions.mjs'), '--check'], {
    encoding: 'utf8',
  })
  expect([stderr, status]).toEqual(['', 0])
})
