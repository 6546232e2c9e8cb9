import { parseLexicon, type Scheme } from '../scheme.ts';
import { bengaliScheme } from './bengali-scheme.ts';

export const scheme: Scheme = {
  ...bengaliScheme('', '', ''),
  ...parseLexicon(`
    আমি তুমি আপনি সে তিনি আমরা তোমরা তারা আমার তোমার আপনার তার আমাদের তোমাদের তাদের এই ei=এই ওই সেই
    এটা ওটা কি ki=কি কী কে কেন ken=কেন keno=কেন কোথায় kothay=কোথায় kothai=কোথায় কখন কেমন
    kemon=কেমন কত না na=না নেই nei=নেই হ্যাঁ hya=হ্যাঁ ha=হ্যাঁ haa=হ্যাঁ এবং ebong=এবং ও আর ar=আর
    কিন্তু kintu=কিন্তু জন্য jonno=জন্য jonyo=জন্য থেকে theke=থেকে সঙ্গে songe=সঙ্গে সাথে করে
    kore=করে করা করেন করেছে korche=করছে করব korbo=করব হয় hoy=হয় হয়ে hoye=হয়ে হয়েছে
    hoyeche=হয়েছে ছিল chilo=ছিল chhilo=ছিল আছে ache=আছে achhe=আছে আছি যাই jai=যাই যাব jabo=যাব গেছে
    geche=গেছে এসেছে বলেন bolen=বলেন বললেন bollen=বললেন ভালো bhalo=ভালো valo=ভালো ভাল খারাপ বড়
    boro=বড় ছোট choto=ছোট chhoto=ছোট নতুন notun=নতুন পুরনো সুন্দর sundor=সুন্দর অনেক onek=অনেক খুব
    khub=খুব সব sob=সব shob=সব বাংলা bangla=বাংলা বাংলাদেশ বাঙালি bangali=বাঙালি কলকাতা
    kolkata=কলকাতা ভারত bharot=ভারত bharat=ভারত দেশ মানুষ manush=মানুষ গ্রাম gram=গ্রাম শহর
    shohor=শহর বাড়ি bari=বাড়ি ঘর ghor=ঘর কৃষক krishok=কৃষক চাষ জল jol=জল বৃষ্টি brishti=বৃষ্টি নদী
    nodi=নদী মাছ ভাত স্কুল iskul=স্কুল school=স্কুল ছাত্র chatro=ছাত্র শিক্ষা shikkha=শিক্ষা শিক্ষক
    shikkhok=শিক্ষক পরীক্ষা porikkha=পরীক্ষা খবর khobor=খবর সরকার sorkar=সরকার মন্ত্রী
    montri=মন্ত্রী নির্বাচন nirbachon=নির্বাচন পুলিশ pulish=পুলিশ police=পুলিশ হাসপাতাল
    haspatal=হাসপাতাল মা বাবা ভাই বোন bon=বোন ছেলে chele=ছেলে মেয়ে meye=মেয়ে পরিবার poribar=পরিবার
    বন্ধু bondhu=বন্ধু নমস্কার nomoskar=নমস্কার namaskar=নমস্কার ধন্যবাদ dhonnobad=ধন্যবাদ
    dhanyabad=ধন্যবাদ আজ aj=আজ কাল এখন ekhon=এখন দিন রাত সকাল sokal=সকাল বিকেল সময় somoy=সময় কাজ
    kaj=কাজ নাম কথা kotha=কথা টাকা taka=টাকা বাজার bajar=বাজার পূজা puja=পূজা pujo=পুজো উৎসব
    utsob=উৎসব গান বই boi=বই গল্প golpo=গল্প জীবন jibon=জীবন ভালোবাসা bhalobasha=ভালোবাসা
    bhalobasa=ভালোবাসা এক ek=এক দুই তিন চার পাঁচ panch=পাঁচ`),
};
