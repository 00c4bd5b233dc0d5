import { states as officeChat } from '../../app/office/chat/states.ts'
import { states as officeContent } from '../../app/office/content/states.ts'
import { states as officeLeads } from '../../app/office/leads/states.ts'
import { states as office } from '../../app/office/states.ts'
import { states as accessories } from '../../app/site/accessories/states.ts'
import { states as aftersales } from '../../app/site/aftersales/states.ts'
import { states as brochures } from '../../app/site/brochures/states.ts'
import { states as campaigns } from '../../app/site/campaigns/states.ts'
import { states as company } from '../../app/site/company/states.ts'
import { states as consultation } from '../../app/site/consultation/states.ts'
import { states as contact } from '../../app/site/contact/states.ts'
import { states as dealerFinder } from '../../app/site/dealer-finder/states.ts'
import { states as fleet } from '../../app/site/fleet/states.ts'
import { states as frame } from '../../app/site/frame/states.ts'
import { states as help } from '../../app/site/help/states.ts'
import { states as home } from '../../app/site/home/states.ts'
import { states as liveChat } from '../../app/site/live-chat/states.ts'
import { states as myRequests } from '../../app/site/my-requests/states.ts'
import { states as newsroom } from '../../app/site/newsroom/states.ts'
import { states as preOrder } from '../../app/site/pre-order/states.ts'
import { states as privacy } from '../../app/site/privacy/states.ts'
import { states as promotions } from '../../app/site/promotions/states.ts'
import { states as recall } from '../../app/site/recall/states.ts'
import { states as search } from '../../app/site/search/states.ts'
import { states as serviceBooking } from '../../app/site/service-booking/states.ts'
import { states as showroom } from '../../app/site/showroom/states.ts'
import { states as simulation } from '../../app/site/simulation/states.ts'
import { states as testDrive } from '../../app/site/test-drive/states.ts'
import type { State } from '../support/state.ts'

/** States in which the header or the footer does something. */
export const frameStates: readonly State[] = frame

/** Every state of every room. */
export const everyState: State[] = [
  ...frame,
  ...home,
  ...showroom,
  ...testDrive,
  ...serviceBooking,
  ...preOrder,
  ...simulation,
  ...dealerFinder,
  ...brochures,
  ...accessories,
  ...contact,
  ...campaigns,
  ...fleet,
  ...newsroom,
  ...promotions,
  ...company,
  ...aftersales,
  ...privacy,
  ...search,
  ...help,
  ...recall,
  ...consultation,
  ...myRequests,
  ...liveChat,
  ...office,
  ...officeChat,
  ...officeLeads,
  ...officeContent,
]
