import { parseLexicon, type Scheme } from '../scheme.ts';
import { bengaliScheme } from './bengali-scheme.ts';

export const scheme: Scheme = {
  ...bengaliScheme(
    'r:ৰ/ড় w:ৱ/ও v:ভ/ৱ x:স/শ/ষ s:চ/ছ/স ss:চ্চ a:আ/অ ao:আও wa:ৱা st:স্ত/ষ্ট rsh:ৰ্ষ shr:শ্ৰ shri:শ্ৰী kri:কৃ/ক্ৰি pri:পৃ/প্ৰি gri:গৃ/গ্ৰি h:হ/স',
    'x:স/শ ri:ঋ/ৰি',
    'a:আ/অ o:অ/ও',
  ),
  ...parseLexicon(`
    মই moi=মই তুমি আপুনি apuni=আপুনি তেওঁ teo=তেওঁ আমি মোৰ mor=মোৰ তোমাৰ আপোনাৰ aponar=আপোনাৰ আমাৰ
    এই ei=এই সেই কি কোন kon=কোন কিয় kiyo=কিয় কেনে kene=কেনে কেনেকৈ ক’ত কেতিয়া ketiya=কেতিয়া নাই
    nai=নাই নহয় nohoy=নহয় হয় hoy=হয় আছে ase=আছে ache=আছে আছোঁ asu=আছোঁ আৰু aru=আৰু কিন্তু
    kintu=কিন্তু কাৰণে বাবে babe=বাবে পৰা pora=পৰা লৈ loi=লৈ কৰে kore=কৰে কৰা kora=কৰা কৰিছে
    korise=কৰিছে হৈছে hoise=হৈছে গৈছে goise=গৈছে আহিছে ahise=আহিছে ভাল bhal=ভাল ডাঙৰ dangor=ডাঙৰ সৰু
    xoru=সৰু horu=সৰু নতুন notun=নতুন ধুনীয়া dhuniya=ধুনীয়া বহুত bohut=বহুত সকলো xokolo=সকলো অসম
    axom=অসম asom=অসম অসমীয়া axomiya=অসমীয়া asomiya=অসমীয়া গুৱাহাটী guwahati=গুৱাহাটী
    guwahati=গুৱাহাটী ব্ৰহ্মপুত্ৰ brahmaputra=ব্ৰহ্মপুত্ৰ ভাৰত bharot=ভাৰত bharat=ভাৰত দেশ মানুহ
    manuh=মানুহ গাঁও gaon=গাঁও gau=গাঁও চহৰ sohor=চহৰ ঘৰ ghor=ঘৰ খেতি kheti=খেতি কৃষক krixok=কৃষক
    পানী pani=পানী বৰষুণ borokhun=বৰষুণ boroxun=বৰষুণ বান ban=বান বানপানী নদী nodi=নদী চাহ sah=চাহ
    মাছ ভাত স্কুল school=স্কুল ছাত্ৰ satro=ছাত্ৰ শিক্ষা xikkha=শিক্ষা শিক্ষক পৰীক্ষা
    porikkha=পৰীক্ষা খবৰ khobor=খবৰ বাতৰি batori=বাতৰি চৰকাৰ sorkar=চৰকাৰ মন্ত্ৰী montri=মন্ত্ৰী
    আৰক্ষী নিৰ্বাচন nirbason=নিৰ্বাচন মা দেউতা deuta=দেউতা ভাই ভনী bhoni=ভনী লৰা lora=লৰা ছোৱালী
    suwali=ছোৱালী বন্ধু bondhu=বন্ধু নমস্কাৰ nomoskar=নমস্কাৰ namaskar=নমস্কাৰ ধন্যবাদ
    dhonyobad=ধন্যবাদ dhanyabad=ধন্যবাদ আজি aji=আজি কালি এতিয়া etiya=এতিয়া দিন ৰাতি rati=ৰাতি সময়
    xomoy=সময় somoy=সময় কাম kam=কাম কথা kotha=কথা টকা toka=টকা বজাৰ bojar=বজাৰ বিহু bihu=বিহু গান
    কিতাপ kitap=কিতাপ জীৱন jiwon=জীৱন মৰম morom=মৰম এক ek=এক দুই তিনি tini=তিনি চাৰি পাঁচ`),
};
