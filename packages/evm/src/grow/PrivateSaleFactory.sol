// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {AgreedFees, PresaleFees} from "../interfaces/IPresale.sol";
import {
    IPrivateSale,
    IPrivateSaleFactory,
    PartTerms,
    PrivateCapParams,
    PrivateOwnerParams,
    PrivateSaleInfo,
    PrivateSaleInfo2,
    PrivateSaleParams,
    PrivateSaleVesting
} from "../interfaces/IPrivateSale.sol";
import {CreatorClones} from "../libraries/CreatorClones.sol";
import {FlatFee} from "../libraries/FlatFee.sol";
import {SaleMath} from "../libraries/SaleMath.sol";
import {SaleRules} from "../libraries/SaleRules.sol";
import {SaleTerms, Terms} from "../libraries/SaleTerms.sol";
import {TokenMetadata} from "../libraries/TokenMetadata.sol";
import {PrivateSale} from "./PrivateSale.sol";

/// @title Creates RAB Grow sales; one is genuine when `PrivateSaleCreated` of this factory names it (FAC-02)
contract PrivateSaleFactory is IPrivateSaleFactory, FlatFee {
    ILaunchpadSetting public immutable SETTING;
    /// @notice The code that every grow sale of this factory shares.
    address public immutable IMPLEMENTATION;

    constructor(ILaunchpadSetting setting) {
        SETTING = setting;
        IMPLEMENTATION = address(new PrivateSale(setting));
    }

    /// @inheritdoc IPrivateSaleFactory
    function flatFee() public view returns (uint256) {
        return SETTING.getCreationFee();
    }

    /// @inheritdoc IPrivateSaleFactory
    function amountNeeded(PrivateSaleParams calldata sale, PrivateCapParams calldata cap) external view returns (uint256) {
        return _need(_terms(sale, cap));
    }

    /// @inheritdoc IPrivateSaleFactory
    function create(
        PrivateSaleParams calldata sale,
        PrivateCapParams calldata cap,
        PrivateOwnerParams calldata owner,
        PrivateSaleVesting calldata vesting,
        AgreedFees calldata agreed
    ) external payable returns (address privateSale) {
        return _create(_terms(sale, cap), owner, vesting, agreed);
    }

    /// @inheritdoc IPrivateSaleFactory
    function createInParts(
        PrivateSaleParams calldata sale,
        PrivateCapParams calldata cap,
        PrivateOwnerParams calldata owner,
        PrivateSaleVesting calldata vesting,
        AgreedFees calldata agreed,
        PartTerms calldata parts
    ) external payable returns (address privateSale) {
        Terms memory t = _terms(sale, cap);
        (t.parts, t.partPeriod) = (parts.count, parts.period);
        SaleRules.checkParts(t);
        return _create(t, owner, vesting, agreed);
    }

    function _create(
        Terms memory t,
        PrivateOwnerParams calldata owner,
        PrivateSaleVesting calldata vesting,
        AgreedFees calldata agreed
    ) private returns (address privateSale) {
        SaleRules.checkFees(t.baseFee, t.tokenFee, flatFee(), agreed);
        t.owner = owner.presaleOwner;
        (t.requestVesting, t.linearLock) = (vesting.requestVesting, vesting.linearLock);
        (t.vestingStart, t.vestingEnd) = (vesting.vestingStartEmission, vesting.vestingEndEmission);
        (t.vestingPeriod, t.vestingPercentage) = (vesting.vestingPeriod, vesting.vestingPercentage);
        SaleRules.checkCommon(t, owner.projectInfoHash);
        uint256 need = _need(t);
        SaleRules.checkNeed(need);
        privateSale = CreatorClones.clone(IMPLEMENTATION, SaleTerms.pack(t, owner.projectInfoHash));
        _announce(privateSale, t);
        SaleRules.takeTokens(t.saleToken, t.baseToken, privateSale, need);
        _settleFlatFee(flatFee());
    }

    function _terms(PrivateSaleParams calldata sale, PrivateCapParams calldata cap) private view returns (Terms memory t) {
        (t.saleToken, t.baseToken, t.tokenPrice) = (sale.saleToken, sale.baseToken, sale.tokenPrice);
        (t.minSpend, t.maxSpend) = (sale.minSpendPerBuyer, sale.maxSpendPerBuyer);
        (t.startTime, t.endTime, t.whitelistTime) = (sale.startTime, sale.endTime, sale.whitelistTime);
        (t.referralRate, t.isBurn) = (sale.referralRate, sale.isBurn);
        (t.softCap, t.hardCap) = (cap.softCap, cap.hardCap);
        SaleRules.complete(t, SETTING);
    }

    function _need(Terms memory t) private pure returns (uint256) {
        return SaleMath.amountNeededForGrow(
            t.hardCap, SaleMath.price(t.tokenPrice, t.tokenDecimals, t.baseDecimals), t.tokenFee
        );
    }

    function _announce(address privateSale, Terms memory t) private {
        (
            ,
            PrivateSaleInfo memory info,
            PrivateSaleInfo2 memory info2,
            PresaleFees memory fees,,,
            PrivateSaleVesting memory vesting,
        ) = IPrivateSale(privateSale).getInfo();
        emit PrivateSaleCreated(
            privateSale,
            t.owner,
            t.saleToken,
            info,
            info2,
            fees,
            vesting,
            TokenMetadata.read(t.saleToken),
            TokenMetadata.readBase(t.baseToken)
        );
        if (t.parts != 0) emit PartsAgreed(privateSale, t.parts, t.partPeriod);
    }

    function _feeReceiver() internal view override returns (address) {
        return SETTING.getFeeAddress();
    }
}
