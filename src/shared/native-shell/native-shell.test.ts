import { listenToShell } from '@/platform/bridge'
import { environment } from '@/platform/environment'
import { simulateShell } from '@/platform/simulator/shell'
import { resetGroups, usePay } from '@/stores'
import { meetShell } from './'

const shell = simulateShell(window)
const headerShow = () => usePay.getState().headerShow

test('the header of the shell takes the place of ours, for as long as it is there (pay.headerShow)', async () => {
  listenToShell()
  await meetShell()
  expect(headerShow()).toBe(true)
  await shell.say('header', { shown: true })
  expect(headerShow()).toBe(false)
  // It belongs to the host and survives a logout.
  resetGroups()
  expect(headerShow()).toBe(false)
  await shell.say('header', { shown: false })
  expect(headerShow()).toBe(true)
})

test('a shell that says so with its app info', async () => {
  shell.state.appInfo = { header: true }
  await meetShell()
  expect(headerShow()).toBe(false)
})

test('the shell gets the stage of its services (specification 9)', async () => {
  shell.state.calls.length = 0
  await meetShell()
  expect(shell.state.calls).toContainEqual({
    action: 'system.postMessage',
    params: { channel: 'environment', message: JSON.stringify({ stage: environment.stage }) },
  })
})
