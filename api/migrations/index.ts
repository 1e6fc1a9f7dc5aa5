import type { SchemaChanges } from '../platform/schema/schema-change.ts';
import * as catalog from './0001-catalog.ts';
import * as accounts from './0002-accounts.ts';
import * as bookings from './0003-bookings.ts';
import * as searchAndBus from './0004-search-and-bus.ts';
import * as searchIndex from './0010-search-index.ts';
import * as tourActions from './0011-tour-actions.ts';
import * as climate from './0020-climate.ts';
import * as bookingSite from './0021-booking-site.ts';
import * as captchaAndUploads from './0030-captcha-and-uploads.ts';
import * as reviewInvitations from './0031-review-invitations.ts';
import * as individualTours from './0032-individual-tours.ts';
import * as listingChanges from './0040-listing-changes.ts';
import * as programNews from './0041-program-news.ts';
import * as contentLanguage from './0050-content-language.ts';
import * as nightsOnce from './0051-nights-once.ts';
import * as outboxTrace from './0060-outbox-trace.ts';
import * as oneTimeCodes from './0070-one-time-codes.ts';
import * as limits from './0071-limits.ts';
import * as pendingRegistrations from './0072-pending-registrations.ts';
import * as sessionPlaces from './0075-session-places.ts';
import * as accountChanges from './0076-account-changes.ts';
import * as dueAtOnce from './0080-due-at-once.ts';
import * as whatWasAsked from './0081-what-was-asked.ts';
import * as bookingHistory from './0100-booking-history.ts';
import * as departureRevision from './0101-departure-revision.ts';
import * as whatABookingCosts from './0102-what-a-booking-costs.ts';
import * as waitlist from './0103-waitlist.ts';
import * as bookingGrants from './0104-booking-grants.ts';
import * as paymentOrders from './0110-payment-orders.ts';
import * as toldTexts from './0120-told-texts.ts';
import * as mailsOfMoreThanText from './0121-mails-of-more-than-text.ts';
import * as touristLinks from './0122-tourist-links.ts';
import * as meetings from './0125-meetings.ts';
import * as travel from './0126-travel.ts';
import * as moneyStays from './0127-money-stays.ts';
import * as organizerChecks from './0130-organizer-checks.ts';
import * as helpArticles from './0131-help-articles.ts';
import * as placeNames from './0132-place-names.ts';
import * as whatPeopleAreTold from './0150-what-people-are-told.ts';
import * as newsOnceADay from './0165-news-once-a-day.ts';
import * as waitlistClosings from './0170-waitlist-closings.ts';
import * as whatToursOffer from './0171-what-tours-offer.ts';
import * as contentTables from './0180-content.ts';
import * as placeTexts from './0185-place-texts.ts';
import * as chatRevisions from './0190-chat-revisions.ts';
import * as presenceAndTickets from './0191-presence-and-tickets.ts';
import * as peopleOfChats from './0192-people-of-chats.ts';
import * as quickReplies from './0193-quick-replies.ts';
import * as pushSubscriptions from './0194-push-subscriptions.ts';
import * as siteOfUsers from './0195-site-of-users.ts';
import * as refreshFamilies from './0196-refresh-families.ts';
import * as heldPayments from './0200-held-payments.ts';
import * as organizerAnswers from './0200-organizer-answers.ts';
import * as contentRevision from './0201-content-revision.ts';
import * as organizersOfAuthors from './0240-organizers-of-authors.ts';
import * as sharedComparisons from './0241-shared-comparisons.ts';
import * as stopNames from './0250-stop-names.ts';
import * as pagesRevision from './0260-pages-revision.ts';
import * as experiments from './0280-experiments.ts';
import * as jobTerms from './0290-job-terms.ts';
import * as organizersInHtml from './0300-organizers-in-html.ts';
import * as reviewParts from './0310-review-parts.ts';
import * as childrenOfBookings from './0320-children-of-bookings.ts';
import * as pinyin from './0330-pinyin.ts';
import * as variantAges from './0340-variant-ages.ts';
import * as placeBodies from './0350-place-bodies.ts';
import * as toursOfOrganizers from './0360-tours-of-organizers.ts';
import * as searchSnapshots from './0370-search-snapshots.ts';
import * as worldPartNames from './0370-world-part-names.ts';
import * as youngestTaken from './0380-youngest-taken.ts';
import * as pictureLooks from './0390-picture-looks.ts';
import * as organizerRemovals from './0395-organizer-removals.ts';
import * as searchToldOfRows from './0396-search-told-of-rows.ts';

/** All migrations by name; they run in the order of their names. What has been released is never changed, only followed; each only adds (decision 84). */
export const migrations: SchemaChanges = {
  '0001-catalog': catalog,
  '0002-accounts': accounts,
  '0003-bookings': bookings,
  '0004-search-and-bus': searchAndBus,
  '0010-search-index': searchIndex,
  '0011-tour-actions': tourActions,
  '0020-climate': climate,
  '0021-booking-site': bookingSite,
  '0030-captcha-and-uploads': captchaAndUploads,
  '0031-review-invitations': reviewInvitations,
  '0032-individual-tours': individualTours,
  '0040-listing-changes': listingChanges,
  '0041-program-news': programNews,
  '0050-content-language': contentLanguage,
  '0051-nights-once': nightsOnce,
  '0060-outbox-trace': outboxTrace,
  '0070-one-time-codes': oneTimeCodes,
  '0071-limits': limits,
  '0072-pending-registrations': pendingRegistrations,
  '0075-session-places': sessionPlaces,
  '0076-account-changes': accountChanges,
  '0080-due-at-once': dueAtOnce,
  '0081-what-was-asked': whatWasAsked,
  '0100-booking-history': bookingHistory,
  '0101-departure-revision': departureRevision,
  '0102-what-a-booking-costs': whatABookingCosts,
  '0103-waitlist': waitlist,
  '0104-booking-grants': bookingGrants,
  '0110-payment-orders': paymentOrders,
  '0120-told-texts': toldTexts,
  '0121-mails-of-more-than-text': mailsOfMoreThanText,
  '0122-tourist-links': touristLinks,
  '0125-meetings': meetings,
  '0126-travel': travel,
  '0127-money-stays': moneyStays,
  '0130-organizer-checks': organizerChecks,
  '0131-help-articles': helpArticles,
  '0132-place-names': placeNames,
  '0150-what-people-are-told': whatPeopleAreTold,
  '0165-news-once-a-day': newsOnceADay,
  '0170-waitlist-closings': waitlistClosings,
  '0171-what-tours-offer': whatToursOffer,
  '0180-content': contentTables,
  '0185-place-texts': placeTexts,
  '0190-chat-revisions': chatRevisions,
  '0191-presence-and-tickets': presenceAndTickets,
  '0192-people-of-chats': peopleOfChats,
  '0193-quick-replies': quickReplies,
  '0194-push-subscriptions': pushSubscriptions,
  '0195-site-of-users': siteOfUsers,
  '0196-refresh-families': refreshFamilies,
  '0200-held-payments': heldPayments,
  '0200-organizer-answers': organizerAnswers,
  '0201-content-revision': contentRevision,
  '0240-organizers-of-authors': organizersOfAuthors,
  '0241-shared-comparisons': sharedComparisons,
  '0250-stop-names': stopNames,
  '0260-pages-revision': pagesRevision,
  '0280-experiments': experiments,
  '0290-job-terms': jobTerms,
  '0300-organizers-in-html': organizersInHtml,
  '0310-review-parts': reviewParts,
  '0320-children-of-bookings': childrenOfBookings,
  '0330-pinyin': pinyin,
  '0350-place-bodies': placeBodies,
  '0360-tours-of-organizers': toursOfOrganizers,
  '0340-variant-ages': variantAges,
  '0370-search-snapshots': searchSnapshots,
  '0370-world-part-names': worldPartNames,
  '0380-youngest-taken': youngestTaken,
  '0390-picture-looks': pictureLooks,
  '0395-organizer-removals': organizerRemovals,
  '0396-search-told-of-rows': searchToldOfRows,
};
