/*
 * The page stack of WeChat: ten pages at most, tab pages stay alive until a relaunch, lifecycles in WeChat's order.
 */
export function makePages({ app, stack, host, createPage, log }) {
  const tabs = app.tabBar?.list ?? []
  const alive = {}
  const isTab = (route) => tabs.some((tab) => tab.pagePath === route)
  const top = () => stack[stack.length - 1]
  const bar = document.createElement('div')
  bar.className = 'mp-tabbar'
  host.parentNode.appendChild(bar)
  let barShown = !app.tabBar?.custom

  function call(page, name, argument) {
    const method = page.instance[name]
    if (typeof method !== 'function') return undefined
    try {
      return method.call(page.instance, argument)
    } catch (error) {
      log('error', `${page.route}.${name}: ${error.stack}`)
      return undefined
    }
  }

  function hide(page) {
    page.holder.style.display = 'none'
    call(page, 'onHide')
  }

  function show(page) {
    page.holder.style.display = ''
    call(page, 'onShow')
  }

  function unload(page) {
    call(page, 'onUnload')
    page.root.release()
    page.holder.remove()
    if (alive[page.route] === page) delete alive[page.route]
  }

  function open(url, kind) {
    const [route, search = ''] = url.replace(/^\//, '').split('?')
    if (!hasPage(app, route)) throw new Error(`page "${route}" is not found`)
    const query = queryOf(search)
    const holder = Object.assign(document.createElement('div'), { className: 'mp-page' })
    holder.dataset.route = route
    const { root, instance, attach, drawn } = createPage(route)
    Object.assign(instance, { route, __route__: route, options: query })
    host.appendChild(holder)
    const page = { route, query, root, holder, instance, url, drawn }
    if (top()) hide(top())
    stack.push(page)
    attach(holder)
    call(page, 'onLoad', query)
    call(page, 'onShow')
    setTimeout(() => call(page, 'onReady'), 0)
    if (isTab(route)) alive[route] = page
    log('page', { kind, route, query })
    paintBar()
    return page
  }

  function back(count) {
    for (let left = count; left > 0; left -= 1) unload(stack.pop())
    show(top())
    paintBar()
  }

  function redirect(url) {
    unload(stack.pop())
    open(url, 'redirectTo')
  }

  function reLaunch(url) {
    for (const page of new Set([...stack, ...Object.values(alive)])) unload(page)
    stack.length = 0
    open(url, 'reLaunch')
  }

  function switchTab(url) {
    const route = url.replace(/^\//, '')
    const depth = stack.length
    while (stack.length > 1) unload(stack.pop())
    const current = stack[0]
    if (current?.route === route) {
      if (depth > 1) show(current)
      return paintBar()
    }
    stack.length = 0
    if (current && isTab(current.route)) hide(current)
    else if (current) unload(current)
    const kept = alive[route]
    if (!kept) return open(url, 'switchTab')
    stack.push(kept)
    show(kept)
    log('page', { kind: 'switchTab', route, query: {} })
    return paintBar()
  }

  function paintBar() {
    bar.replaceChildren()
    bar.style.display = barShown && top() && isTab(top().route) ? '' : 'none'
    tabs.forEach((tab, index) => {
      const button = document.createElement('button')
      button.className = `mp-tab${top()?.route === tab.pagePath ? ' on' : ''}`
      button.textContent = tab.text
      button.onclick = () => {
        switchTab(`/${tab.pagePath}`)
        call(top(), 'onTabItemTap', { index, pagePath: tab.pagePath, text: tab.text })
      }
      bar.appendChild(button)
    })
  }

  function showTabBar(shown) {
    barShown = shown
    paintBar()
  }

  return {
    open,
    back,
    redirect,
    reLaunch,
    switchTab,
    showTabBar,
    call: (name, argument) => call(top(), name, argument),
  }
}

function hasPage(app, route) {
  if (app.pages.includes(route)) return true
  const packages = app.subPackages ?? app.subpackages ?? []
  return packages.some((one) => one.pages.some((page) => `${one.root.replace(/\/$/, '')}/${page}` === route))
}

// WeChat hands the query over as it was written, undecoded.
function queryOf(search) {
  const pairs = search.split('&').filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) =>
      pair.includes('=') ? [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] : [pair, ''],
    ),
  )
}
