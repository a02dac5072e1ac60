import { signed } from './aliyun'

/* The worked example of the documentation of signature version 3, with its key, moment and signature. */
it('signs as the documentation’s example', () => {
  const access = {
    keyId: 'YourAccessKeyId',
    keySecret: 'YourAccessKeySecret',
    endpoint: 'https://ecs.cn-shanghai.aliyuncs.com',
  }
  const query = { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' }
  const request = signed(
    access,
    { action: 'RunInstances', version: '2014-05-26', query },
    { at: '2023-10-26T10:22:32Z', nonce: '3156853299f313e23d1673dc12e1703d' },
  )
  expect(request).toEqual({
    url: 'https://ecs.cn-shanghai.aliyuncs.com/?ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai',
    headers: {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      'x-acs-action': 'RunInstances',
      'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-version': '2014-05-26',
      authorization:
        'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;' +
        'x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    },
  })
})

it('encodes every mark but the unreserved ones', () => {
  const { url } = signed(
    { keyId: 'k', keySecret: 's', endpoint: 'https://x.example/' },
    { action: 'A', version: 'V', query: { b: "a b*c+d/e=f&g:h~-_.!'()", a: '中' } },
    { at: '2023-10-26T10:22:32Z', nonce: 'n' },
  )
  expect(url).toBe('https://x.example/?a=%E4%B8%AD&b=a%20b%2Ac%2Bd%2Fe%3Df%26g%3Ah~-_.%21%27%28%29')
})
