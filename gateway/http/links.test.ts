import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import { createSettings } from '../settings'
import { appleAssociation, assetLinks } from './links'

const page = '/pages/appDown/appDown'

describe('served', () => {
  let gateway: CoreGateway
  beforeEach(async () => {
    gateway = await coreGateway({ contract: {}, areas: [] })
  })
  afterEach(() => gateway.close())
  const get = (url: string) => gateway.app.inject({ method: 'GET', url })

  test('a link leads to the download page, also one with nonsense in it', async () => {
    expect((await get('/d/abc')).headers.location).toBe(`${page}?from=d&code=abc`)
    const odd = await get('/u/%3Cscript%3Ealert(1)%3C/script%3E')
    expect([odd.statusCode, odd.headers.location]).toEqual([302, `${page}?from=u`])
  })

  test('association files are valid and empty until they are set up, for everybody (AB-03)', async () => {
    const files = [
      '/.well-known/assetlinks.json',
      '/apple-app-site-association',
      '/.well-known/apple-app-site-association',
    ]
    for (const url of files) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=3600' })
      expect(answer.headers['content-type']).toMatch(/^application\/json/)
    }
    expect((await get(files[0] ?? '')).json()).toEqual([])
    expect((await get(files[1] ?? '')).json()).toEqual({ applinks: { apps: [], details: [] } })
  })

  test('what the settings say', async () => {
    const set = {
      'appLinks.androidPackage': 'cn.gas.app',
      'appLinks.androidSha256': 'AA:BB, CC:DD',
      'appLinks.iosAppId': 'TEAM.cn.gas',
    }
    const rows = Object.entries(set).map(([key, value]) => ({ companyCode: '*', key, value }))
    await gateway.database.db.insertInto('setting').values(rows).execute()
    const settings = createSettings()
    await settings.refresh(gateway.database.db)
    expect(assetLinks(settings)).toMatchObject([
      { target: { package_name: 'cn.gas.app', sha256_cert_fingerprints: ['AA:BB', 'CC:DD'] } },
    ])
    expect(appleAssociation(settings).applinks.details).toEqual([
      { appID: 'TEAM.cn.gas', paths: ['/d/*', '/f/*', '/u/*', '/p/*', '/share/*'] },
    ])
  })
})
