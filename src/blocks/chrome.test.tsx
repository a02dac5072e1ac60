import { simulateShell } from '@/platform/simulator/shell'
import { routes } from '@/routes/table'
import { stage } from '@/testing/stage'
import { useInputBarHidden } from './chrome'

const { show } = stage(document)
const shell = simulateShell(window)
const visibility = () =>
  shell.state.calls
    .filter(({ params }) => params.channel === 'softInputBar')
    .map(({ params }) => JSON.parse(String(params.message)) as unknown)

function Page({ shown }: { shown: boolean }) {
  useInputBarHidden(routes['/pages/pay/place-order'].hideSoftInputBar === true, shown)
  return null
}

test('place-order hides the soft-input bar for as long as it is shown', () => {
  show(<Page shown />)
  expect(visibility()).toEqual([{ shown: false }])
  show(<Page shown={false} />)
  expect(visibility()).toEqual([{ shown: false }, { shown: true }])
})
