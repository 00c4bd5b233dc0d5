import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../support/postgres.ts'
import { webkitPrograms } from '../support/system-packages.ts'
import type { Control, Driver } from './driver.ts'

/** WebKitGTK's own browser, driven by WebDriver on a virtual screen. Its engine is the one of an iPhone's browser. */
export async function startWebkit(): Promise<Driver> {
  const { driver: driverPath, browser: browserPath } = webkitPrograms()
  const screen = await startScreen()
  const port = await freePort()
  const service = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LANG: 'id_ID.UTF-8', TZ: 'Asia/Jakarta', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  await untilListening(port, service)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
  })
  const browser = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
  const version = (await browser.getCapabilities()).get('browserVersion')
  return {
    name: `WebKitGTK ${version}`,
    goto: (address) => browser.get(address),
    run: (work, ...words) => browser.executeScript(`return (${String(work)})(...arguments)`, ...words),
    find: async (finder, ...words) => {
      const element = await browser.executeScript<WebElement | null>(`return (${String(finder)})(...arguments)`, ...words)
      return element && controlOf(element)
    },
    resize: async (width, height) => {
      const [innerWidth = 0, innerHeight = 0] = await innerSize(browser)
      const outer = await browser.manage().window().getRect()
      const frame = { width: outer.width - innerWidth, height: outer.height - innerHeight }
      await browser
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + frame.width, height: height + frame.height })
      return settledWidth(browser)
    },
    complaints: () => [],
    close: async () => {
      await browser.quit().catch(() => {})
      service.kill()
      screen.stop()
    },
  }
}

/** Waits until the driver accepts connections. It refuses them at first, and does not say when it is ready. */
async function untilListening(port: number, service: ChildProcess): Promise<void> {
  while (service.exitCode === null) {
    const socket = connect(port, '127.0.0.1')
    const isListening = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isListening) return
    await pause(50)
  }
  throw new Error(`The WebDriver of WebKit ended with ${service.exitCode}.`)
}

const innerSize = (browser: WebDriver) => browser.executeScript<number[]>('return [innerWidth, innerHeight]')

/** The page's width once it is stable: the window changes only after the driver has answered. It is never below 447. */
async function settledWidth(browser: WebDriver): Promise<number> {
  const afterAPause = 'const done = arguments[0]; setTimeout(() => requestAnimationFrame(() => done(innerWidth)), 100)'
  let [before, width] = [0, -1]
  while (before !== width) {
    before = width
    width = await browser.executeAsyncScript<number>(afterAPause)
  }
  return width
}

function controlOf(element: WebElement): Control {
  return {
    click: () => element.click(),
    fill: async (text) => {
      await element.clear()
      await element.sendKeys(text)
    },
    select: async (option) => {
      const options = await element.findElements(By.css('option'))
      for (const each of options) if ((await each.getText()) === option) return each.click()
      throw new Error(`There is no option ${option}.`)
    },
  }
}

/** Starts a virtual screen. Xvfb chooses a free display number and reports it. */
async function startScreen(): Promise<{ display: string; stop: () => void }> {
  const screen: ChildProcess = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const told = screen.stdio[3]
  if (!told) throw new Error('Xvfb did not start.')
  const [number] = await once(told, 'data')
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() }
}
