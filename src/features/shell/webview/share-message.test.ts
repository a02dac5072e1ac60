import { cardOf } from './share-message'

const own = { title: '服务', path: '/pages/webview/webview?url=https%3A%2F%2Fgas.example.com' }
const ours = (address: string) => address.startsWith('/pages/')

test.each([
  ['nothing said', {}, own],
  [
    'a card of its own',
    { title: ' 安全用气 ', path: '/pages/news/news?articleId=1', imageUrl: 'https://gas.example.com/a.png' },
    { title: '安全用气', path: '/pages/news/news?articleId=1', imageUrl: 'https://gas.example.com/a.png' },
  ],
  ['no page of ours', { path: 'https://evil.test/' }, own],
  ['no texts', { title: 7, path: null, imageUrl: 'javascript:alert(1)' }, own],
  ['a long title', { title: '气'.repeat(80) }, { ...own, title: '气'.repeat(60) }],
])('%s', (_say, message, card) => expect(cardOf({ type: 'share', ...message }, own, ours)).toEqual(card))
