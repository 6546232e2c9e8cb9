/** A state or union territory: the code in front of the ids of its places, and its names. */
export type State = { code: string; en: string; hi: string; ur: string };

/** The 36 states and union territories. */
export const states: readonly State[] = `
ap|Andhra Pradesh|आंध्र प्रदेश|آندھرا پردیش
ar|Arunachal Pradesh|अरुणाचल प्रदेश|اروناچل پردیش
as|Assam|असम|آسام
br|Bihar|बिहार|بہار
cg|Chhattisgarh|छत्तीसगढ़|چھتیس گڑھ
ga|Goa|गोवा|گوا
gj|Gujarat|गुजरात|گجرات
hr|Haryana|हरियाणा|ہریانہ
hp|Himachal Pradesh|हिमाचल प्रदेश|ہماچل پردیش
jh|Jharkhand|झारखंड|جھارکھنڈ
ka|Karnataka|कर्नाटक|کرناٹک
kl|Kerala|केरल|کیرالہ
mp|Madhya Pradesh|मध्य प्रदेश|مدھیہ پردیش
mh|Maharashtra|महाराष्ट्र|مہاراشٹر
mn|Manipur|मणिपुर|منی پور
ml|Meghalaya|मेघालय|میگھالیہ
mz|Mizoram|मिज़ोरम|میزورم
nl|Nagaland|नागालैंड|ناگالینڈ
od|Odisha|ओडिशा|اوڈیشا
pb|Punjab|पंजाब|پنجاب
rj|Rajasthan|राजस्थान|راجستھان
sk|Sikkim|सिक्किम|سکم
tn|Tamil Nadu|तमिलनाडु|تمل ناڈو
tg|Telangana|तेलंगाना|تلنگانہ
tr|Tripura|त्रिपुरा|تریپورہ
up|Uttar Pradesh|उत्तर प्रदेश|اتر پردیش
uk|Uttarakhand|उत्तराखंड|اتراکھنڈ
wb|West Bengal|पश्चिम बंगाल|مغربی بنگال
an|Andaman and Nicobar Islands|अंडमान और निकोबार द्वीपसमूह|جزائر انڈمان و نکوبار
ch|Chandigarh|चंडीगढ़|چنڈی گڑھ
dn|Dadra and Nagar Haveli and Daman and Diu|\
दादरा और नगर हवेली और दमन और दीव|دادرا و نگر حویلی و دمن و دیو
dl|Delhi|दिल्ली|دہلی
jk|Jammu and Kashmir|जम्मू और कश्मीर|جموں و کشمیر
la|Ladakh|लद्दाख|لداخ
ld|Lakshadweep|लक्षद्वीप|لکشدیپ
py|Puducherry|पुडुचेरी|پڈوچیری
`
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', en = '', hi = '', ur = ''] = line.split('|');
    return { code, en, hi, ur };
  });
