import { createHash } from 'node:crypto'
import { type Car, carClasses, isOnSale } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { lowestPrice } from '../../core/cars/price.ts'
import { classNames, priceLabel } from '../../core/cars/words.ts'
import { remembered } from '../../core/content/content-memory.server.ts'
import { readSettings } from '../../core/content/settings.server.ts'
import { askScript } from '../../core/tracking/ask-script.ts'
import { currentQuestion } from '../../core/tracking/consent-text.ts'
import { readTags } from '../../core/tracking/tags.server.ts'
import { purposesAsked, type Tag } from '../../core/tracking/tags.ts'
import { formatRupiah } from '../../lib/money.ts'
import { carMenu, companyMenu, footerMenu, mainMenu, ownerMenu } from '../../menu.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Services } from '../../platform/services.ts'
import type { FrameData, MenuCar, SiteTracking } from './frame.ts'

type Process = Pick<Services, 'db' | 'environment' | 'preview'>

/** The data of the frame. It is the same on every page until content changes, except on a preview. */
export async function readFrame({ db, environment: { publicUrl }, preview }: Process): Promise<FrameData> {
  const frame = await remembered(db, `frame of ${publicUrl}`, () => makeFrame(db, publicUrl))
  return { ...frame, preview }
}

async function makeFrame(db: Db, publicUrl: string): Promise<Omit<FrameData, 'preview'>> {
  const [settings, cars, tags] = await Promise.all([readSettings(db), readCatalogue(db), readTags(db)])
  return {
    publicUrl,
    settings,
    cars: carClasses.map((carClass) => ({
      heading: classNames[carClass],
      cars: cars.filter((car) => car.class === carClass).map(menuCar),
    })),
    main: mainMenu,
    owner: ownerMenu,
    company: companyMenu,
    footer: footerMenu,
    tracking: tags.length > 0 ? trackingOf(tags) : null,
  }
}

function trackingOf(tags: readonly Tag[]): SiteTracking {
  const script = askScript(currentQuestion, purposesAsked(tags))
  return { tags, askScript: script, askHash: createHash('sha256').update(script).digest('base64') }
}

function menuCar(car: Car): MenuCar {
  const price = lowestPrice(car)
  return {
    slug: car.slug,
    name: car.name,
    onSale: isOnSale(car),
    priceFrom: formatRupiah(price.amount),
    priceBasis: priceLabel(price),
    actions: carMenu(car, isOnSale(car)),
  }
}
