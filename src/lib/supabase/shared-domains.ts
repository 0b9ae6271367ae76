// Written by `npm run db:types`. Do not edit.
/** Domains where anyone can get an email address. */
export const emailProviders: ReadonlySet<string> = new Set(
  "163.com aim.com ameritech.net aol.com att.net bellsouth.net cableone.net centurylink.net centurytel.net charter.net comcast.net cox.net duck.com earthlink.net email.com embarqmail.com excite.com fastmail.com fastmail.fm frontier.com frontiernet.net gmail.com gmx.com gmx.net gmx.us google.com googlemail.com hey.com hotmail.co.uk hotmail.com hughes.net hush.com hushmail.com icloud.com inbox.com juno.com live.com lycos.com mac.com mail.com mail.ru me.com mediacombb.net mindspring.com msn.com myyahoo.com naver.com netzero.com netzero.net optimum.net optonline.net outlook.com pacbell.net passport.com pm.me prodigy.net proton.me protonmail.com ptd.net q.com qq.com qwest.net rcn.com rediffmail.com roadrunner.com rocketmail.com rr.com sbcglobal.net snet.net spectrum.net suddenlink.net swbell.net tds.net tuta.com tuta.io tutamail.com tutanota.com twc.com usa.com usa.net verizon.net wavecable.com web.de windstream.net wowway.com xfinity.com yahoo.ca yahoo.co.uk yahoo.com yandex.com ymail.com zoho.com zohomail.com".split(
    " ",
  ),
);

/** Domains where anyone can get a page. */
export const pageHosts: ReadonlySet<string> = new Set(
  "acuityscheduling.com athenahealth.com atlas.md blogspot.com business.site calendly.com carrd.co doximity.com dpcfrontier.com elationhealth.com facebook.com getheal.com github.io godaddy.com godaddysites.com healthgrades.com healthie.com herokuapp.com hint.com hubspotpagebuilder.com instagram.com jimdofree.com jimdosite.com linkedin.com linktr.ee mychart.com mystrikingly.com netlify.app notion.site pages.dev practicefusion.com site123.me square.site squarespace.com strikingly.com tiktok.com twitter.com typeform.com ueniweb.com vercel.app vitals.com web.app webflow.io webmd.com webnode.com webs.com weebly.com weeblysite.com wix.com wixsite.com wordpress.com x.com yelp.com yolasite.com youtube.com zocdoc.com".split(
    " ",
  ),
);
