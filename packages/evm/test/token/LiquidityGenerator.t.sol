// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {ITokenFactoryBase} from "../../src/interfaces/ITokenFactory.sol";
import {FlatFee} from "../../src/libraries/FlatFee.sol";
import {IV2Factory, IV2Pair} from "../../src/libraries/V2Pair.sol";
import {ClonedToken} from "../../src/token/ClonedToken.sol";
import {LiquidityGeneratorToken} from "../../src/token/LiquidityGeneratorToken.sol";
import {
    LiquidityGeneratorParams,
    LiquidityGeneratorTokenFactory
} from "../../src/token/LiquidityGeneratorTokenFactory.sol";
import {Fees, IV2Router, TaxedToken} from "../../src/token/TaxedToken.sol";
import {TaxedTokenFactory} from "../../src/token/TaxedTokenFactory.sol";
import {Refuser} from "../hostile/HostileTokens.sol";
import {Fixture} from "../support/Fixture.sol";
import {TestToken} from "../support/TestToken.sol";

interface IBuyRouter {
    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable;
}

abstract contract GeneratorFixture is Fixture {
    uint256 internal constant SUPPLY = 1e27;
    address internal constant MARKETING = address(0x9100);
    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;

    LiquidityGeneratorTokenFactory internal factory;
    LiquidityGeneratorToken internal rabbit;
    address internal pair;

    function deployGenerator() internal {
        deployAll();
        vm.roll(100);
        string memory code =
            vm.parseJsonString(vm.readFile("node_modules/@uniswap/v2-core/build/UniswapV2Pair.json"), ".bytecode");
        bytes32 hash = keccak256(vm.parseBytes(bytes(code)[1] == "x" ? code : string.concat("0x", code)));
        factory = new LiquidityGeneratorTokenFactory(PLATFORM, FEES, 0.01 ether, IV2Router(router), hash);
        rabbit = generator(params());
        pair = rabbit.pair();
    }

    function params() internal view returns (LiquidityGeneratorParams memory) {
        return LiquidityGeneratorParams(router, 5, 10, MARKETING, 3);
    }

    function generator(LiquidityGeneratorParams memory p) internal returns (LiquidityGeneratorToken) {
        vm.deal(OWNER, 0.01 ether);
        vm.prank(OWNER);
        return LiquidityGeneratorToken(payable(factory.create{value: 0.01 ether}("Rabbit", "RAB", 18, SUPPLY, p)));
    }

    function list() internal {
        vm.deal(OWNER, 1000 ether);
        vm.startPrank(OWNER);
        rabbit.approve(router, type(uint256).max);
        IV2Router(router).addLiquidityETH{value: 1000 ether}(
            address(rabbit), SUPPLY / 2, 0, 0, OWNER, type(uint256).max
        );
        vm.stopPrank();
    }

    function buy(address account, uint256 native) internal {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (weth, address(rabbit));
        vm.prank(account);
        IBuyRouter(router).swapExactETHForTokensSupportingFeeOnTransferTokens{value: native}(
            0, path, account, type(uint256).max
        );
    }

    function sell(address account, uint256 amount) internal {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(rabbit), weth);
        vm.startPrank(account);
        rabbit.approve(router, amount);
        IV2Router(router)
            .swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, account, type(uint256).max);
        vm.stopPrank();
    }

    function reserve() internal view returns (uint256) {
        (uint256 reserve0, uint256 reserve1,) = IV2Pair(pair).getReserves();
        return address(rabbit) < weth ? reserve0 : reserve1;
    }
}

contract LiquidityGeneratorTest is GeneratorFixture {
    function setUp() public {
        deployGenerator();
    }

    /// @dev Listed, fees collected, the price observed long enough.
    function _ready() private {
        list();
        vm.prank(OWNER);
        rabbit.transfer(ALICE, SUPPLY / 4);
        rabbit.processFees();
        vm.warp(block.timestamp + 10 minutes);
        vm.roll(block.number + 100);
    }

    /// @notice The factory keeps exactly the flat fee, sends the excess back and reports all parameters in events
    /// [EVM-01] [FAC-01] [FAC-02]
    function test_create() external {
        vm.deal(ALICE, 1 ether);
        uint256 kept = address(factory).balance;
        uint256 snapshot = vm.snapshotState();
        vm.prank(ALICE);
        address expected = factory.create{value: 1 ether}("Rabbit", "RAB", 9, 77, params());
        vm.revertToState(snapshot);
        address expectedPair = IV2Factory(exchange).createPair(expected, weth);
        vm.expectEmit(address(factory));
        emit ITokenFactoryBase.TokenCreated(ALICE, expected, 2);
        vm.expectEmit(address(factory));
        emit ITokenFactoryBase.TokenDescribed(expected, "Rabbit", "RAB", 9, 77);
        vm.expectEmit(address(factory));
        emit LiquidityGeneratorTokenFactory.LiquidityGeneratorDescribed(expected, params(), expectedPair);
        vm.prank(ALICE);
        address created = factory.create{value: 1 ether}("Rabbit", "RAB", 9, 77, params());
        eq(created, expected, "address");
        eq(ALICE.balance, 0.99 ether, "excess returned");
        eq(address(factory).balance - kept, 0.01 ether, "fee kept");
        eq(TestToken(created).balanceOf(ALICE), 77, "minted");
        eq(TestToken(created).totalSupply(), 77, "supply");
    }

    function test_createRules() external {
        LiquidityGeneratorParams memory p = params();
        p.router = ALICE;
        _refused(p, SUPPLY, LiquidityGeneratorTokenFactory.UnknownRouter.selector);
        p = params();
        p.transactionFeeYield = 26;
        _refused(p, SUPPLY, LiquidityGeneratorTokenFactory.YieldFeeTooLarge.selector);
        p = params();
        p.transactionFeeLiquidity = 26;
        _refused(p, SUPPLY, LiquidityGeneratorTokenFactory.LiquidityFeeTooLarge.selector);
        p = params();
        p.marketingPercent = 26;
        _refused(p, SUPPLY, LiquidityGeneratorTokenFactory.MarketingFeeTooLarge.selector);
        p.marketingPercent = 11;
        _refused(p, SUPPLY, TaxedTokenFactory.TotalFeeTooLarge.selector);
        p = params();
        p.marketingAddress = address(0);
        _refused(p, SUPPLY, LiquidityGeneratorTokenFactory.ZeroMarketingAddress.selector);
        _refused(params(), 2 ** 112, TaxedTokenFactory.SupplyTooLarge.selector);
        vm.expectRevert(TaxedTokenFactory.RouterNotAContract.selector);
        new LiquidityGeneratorTokenFactory(PLATFORM, FEES, 0, IV2Router(ALICE), 0);
    }

    function _refused(LiquidityGeneratorParams memory p, uint256 supply, bytes4 why) private {
        vm.expectRevert(why);
        factory.create("N", "S", 18, supply, p);
    }

    /// @notice A creator who refuses the excess and a fee receiver who refuses block no creation with the exact fee [FAC-01]
    function test_refusals() external {
        Refuser refuser = new Refuser();
        bytes memory data = abi.encodeCall(factory.create, ("N", "S", 18, 1, params()));
        vm.expectRevert(FlatFee.RefundFailed.selector);
        refuser.call{value: 1 ether}(address(factory), data, 1 ether);
        vm.etch(FEES, address(refuser).code);
        refuser.call{value: 0.01 ether}(address(factory), data, 0.01 ether);
        vm.expectRevert(FlatFee.FeeWithdrawalFailed.selector);
        factory.withdrawFees();
    }

    function test_initializedOnce() external {
        vm.prank(address(factory));
        vm.expectRevert(ClonedToken.AlreadyInitialized.selector);
        rabbit.initialize(ALICE, 1, ALICE, Fees(0, 0, 0, 0), ALICE);
        LiquidityGeneratorToken implementation = LiquidityGeneratorToken(factory.IMPLEMENTATION());
        vm.expectRevert(ClonedToken.OnlyFactory.selector);
        implementation.initialize(ALICE, 1, ALICE, Fees(0, 0, 0, 0), ALICE);
    }

    /// @notice Each fee of a transfer goes where it belongs, and the yield to the holders by their share
    function testFuzz_fees(uint256 first, uint256 second) external {
        ok(rabbit.isExcluded(rabbit.pair()) && rabbit.isExcluded(address(rabbit)), "earn no yield");
        first = bound(first, 1e6, SUPPLY / 2);
        vm.prank(OWNER);
        rabbit.transfer(DEAD, SUPPLY - 2 * first);
        eq(rabbit.balanceOf(DEAD), SUPPLY - 2 * first, "a burn is free");
        vm.prank(OWNER);
        rabbit.transfer(ALICE, first);
        uint256 net = first - (first * 3) / 100 - (first * 10) / 100 - (first * 5) / 100;
        eq(rabbit.pendingLiquidity(), (first * 10) / 100, "liquidity waits in the token");
        eq(rabbit.balanceOf(address(rabbit)), (first * 10) / 100, "and is there");
        uint256 held = rabbit.balanceOf(ALICE) + rabbit.balanceOf(OWNER) + rabbit.balanceOf(MARKETING);
        uint256 holders = 2 * first - (first * 10) / 100;
        ok(held <= holders && held + 3 >= holders, "holders have the rest, rounded down");
        ok(rabbit.balanceOf(ALICE) >= net, "net and yield");
        uint256 before = rabbit.balanceOf(OWNER);
        uint256 all = rabbit.balanceOf(ALICE);
        vm.prank(ALICE);
        rabbit.transfer(BOB, bound(second, 0, all));
        ok(rabbit.balanceOf(OWNER) >= before, "bystanders never lose");
        vm.startPrank(BOB);
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, BOB, rabbit.balanceOf(BOB), SUPPLY)
        );
        rabbit.transfer(OWNER, SUPPLY);
        vm.stopPrank();
    }

    /// @notice With no holder left the yield goes to liquidity; anyone who buys afterwards starts fresh
    function test_noHolders() external {
        LiquidityGeneratorParams memory p = LiquidityGeneratorParams(router, 25, 0, address(0), 0);
        rabbit = generator(p);
        address its = rabbit.pair();
        vm.prank(OWNER);
        rabbit.transfer(its, SUPPLY);
        eq(rabbit.pendingLiquidity(), SUPPLY / 4, "no holder left to share it");
        vm.prank(its);
        rabbit.transfer(ALICE, 1000);
        eq(rabbit.balanceOf(ALICE), 1000, "the only holder gets the yield too");
    }

    /// @notice The owner, and nobody else, lowers fees, and never raises one
    function test_lowerFees() external {
        vm.expectRevert(abi.encodeWithSignature("OwnableUnauthorizedAccount(address)", address(this)));
        rabbit.lowerFees(Fees(0, 0, 0, 0));
        vm.startPrank(OWNER);
        vm.expectRevert(TaxedToken.FeeRaised.selector);
        rabbit.lowerFees(Fees(6, 0, 0, 0));
        vm.expectRevert(TaxedToken.FeeRaised.selector);
        rabbit.lowerFees(Fees(0, 11, 0, 0));
        vm.expectRevert(TaxedToken.FeeRaised.selector);
        rabbit.lowerFees(Fees(0, 0, 4, 0));
        rabbit.lowerFees(Fees(0, 0, 0, 0));
        rabbit.transfer(ALICE, 12_345);
        vm.stopPrank();
        eq(rabbit.balanceOf(ALICE), 12_345, "nothing taken any more");
    }

    /// @notice Once the fee for the holders is 0 for good, every amount moves to the unit on both sides, whatever was reflected
    /// before, and nobody else's balance changes: such a token can be locked and sold
    function testFuzz_exactWithoutFees(uint256[4] memory amounts, uint256 reflected) external {
        vm.startPrank(OWNER);
        rabbit.transfer(ALICE, SUPPLY / 3);
        rabbit.transfer(BOB, bound(reflected, 1, SUPPLY / 3));
        vm.stopPrank();
        address[4] memory all = [OWNER, ALICE, BOB, CAROL];
        uint256[4] memory before = _balancesOf(all);
        vm.prank(OWNER);
        rabbit.lowerFees(Fees(0, 0, 0, 0));
        for (uint256 i; i < 4; ++i) {
            eq(rabbit.balanceOf(all[i]), before[i], "lowering the fees moves nothing");
        }
        for (uint256 i; i < 4; ++i) {
            (address from, address to) = (all[i % 3], all[(i + 1) % 4]);
            before = _balancesOf(all);
            uint256 amount = bound(amounts[i], 0, rabbit.balanceOf(from));
            vm.prank(from);
            rabbit.transfer(to, amount);
            for (uint256 k; k < 4; ++k) {
                uint256 expected = all[k] == from ? before[k] - amount : before[k];
                eq(rabbit.balanceOf(all[k]), all[k] == to ? expected + amount : expected, "to the unit");
            }
        }
    }

    /// @notice A token that reflected and whose fees were lowered to 0 can be locked and unlocked to the unit
    function testFuzz_lockedAfterReflecting(uint256 reflected, uint256 amount) external {
        vm.prank(OWNER);
        rabbit.transfer(ALICE, bound(reflected, 100, SUPPLY / 2));
        vm.prank(OWNER);
        rabbit.lowerFees(Fees(0, 0, 0, 0));
        amount = bound(amount, 1, rabbit.balanceOf(ALICE));
        uint256 held = rabbit.balanceOf(ALICE);
        vm.startPrank(ALICE);
        rabbit.approve(address(locker), amount);
        uint256 id = locker.lock(ALICE, address(rabbit), false, amount, block.timestamp + 1 days, "");
        eq(rabbit.balanceOf(address(locker)), amount, "locked");
        vm.warp(block.timestamp + 1 days);
        locker.unlock(id);
        vm.stopPrank();
        eq(rabbit.balanceOf(ALICE), held, "back");
    }

    function _balancesOf(address[4] memory accounts) private view returns (uint256[4] memory all) {
        for (uint256 i; i < 4; ++i) {
            all[i] = rabbit.balanceOf(accounts[i]);
        }
    }

    function test_processFeesRules() external {
        vm.expectRevert(TaxedToken.NoPair.selector);
        rabbit.processFees();
        IV2Factory(exchange).createPair(address(rabbit), weth);
        vm.expectRevert(TaxedToken.NoPair.selector);
        rabbit.processFees();
        vm.prank(OWNER);
        rabbit.lowerFees(Fees(0, 0, 0, 0));
        list();
        vm.expectEmit(address(rabbit));
        emit TaxedToken.PriceObserved(pair);
        rabbit.processFees();
        vm.expectRevert(TaxedToken.PoolMoved.selector);
        rabbit.processFees();
        vm.warp(block.timestamp + 5 minutes);
        vm.expectRevert(TaxedToken.NothingToProcess.selector);
        rabbit.processFees();
        vm.deal(ALICE, 1);
        vm.prank(ALICE);
        (bool taken,) = address(rabbit).call{value: 1}("");
        ok(!taken, "native currency is taken from the router only");
    }

    /// @notice Collected fees become liquidity that nobody can pull, 0.2 % of the pool a block; no allowance is left [FAC-04]
    function test_processFees() external {
        _ready();
        uint256 most = (reserve() * 20) / 10_000;
        uint256 pending = rabbit.pendingLiquidity();
        rabbit.processFees();
        uint256 used = pending - rabbit.pendingLiquidity();
        ok(used <= most && used >= (most * 99) / 100, "the most of a block");
        ok(TestToken(pair).balanceOf(DEAD) > 0, "liquidity belongs to nobody");
        eq(TestToken(pair).balanceOf(address(rabbit)), 0, "none is kept");
        eq(rabbit.allowance(address(rabbit), router), 0, "no allowance");
        eq(address(rabbit).balance, rabbit.pendingNative(), "native left is accounted for");
        vm.expectRevert(TaxedToken.AlreadyProcessed.selector);
        rabbit.processFees();
        vm.roll(block.number + 1);
        rabbit.processFees();
    }

    /// @notice Without fees of its own, with any capital in tokens or native currency, nobody gains by trading around
    /// `processFees` in one block on the published Uniswap V2 [FAC-04]
    function testFuzz_sandwich(uint256 capital, bool small, bool sellsFirst) external {
        _ready();
        vm.prank(OWNER);
        rabbit.lowerFees(Fees(0, 0, 0, 0));
        uint256 start;
        if (sellsFirst) {
            start = rabbit.balanceOf(ALICE);
            uint256 most = small ? reserve() / 250 : start;
            uint256 sold = bound(capital, 1e12, most);
            sell(ALICE, sold);
            _process(small);
            buy(ALICE, ALICE.balance);
            ok(rabbit.balanceOf(ALICE) <= start, "no profit in tokens");
        } else {
            start = bound(capital, 1e12, small ? 4 ether : 1e30);
            vm.deal(ALICE, start);
            uint256 held = rabbit.balanceOf(ALICE);
            buy(ALICE, start);
            _process(small);
            sell(ALICE, rabbit.balanceOf(ALICE) - held);
            ok(ALICE.balance <= start, "no profit in native currency");
        }
    }

    function _process(bool mustTrade) private {
        (bool done, bytes memory why) = address(rabbit).call(abi.encodeCall(rabbit.processFees, ()));
        if (!done) ok(bytes4(why) == TaxedToken.PoolMoved.selector, "refused because the pool was moved");
        if (mustTrade) eq(rabbit.lastProcessed(), block.number, "traded");
    }
}

/// @notice Three accounts transfer, buy and sell through the router; fees are processed and lowered; time moves on.
contract GeneratorHandler is GeneratorFixture {
    constructor() {
        deployGenerator();
        list();
        for (uint256 i; i < 3; ++i) {
            vm.prank(OWNER);
            rabbit.transfer(person(i), SUPPLY / 20);
        }
    }

    function token_() external view returns (LiquidityGeneratorToken) {
        return rabbit;
    }

    function accounts() public view returns (address[8] memory) {
        return [person(0), person(1), person(2), OWNER, MARKETING, pair, address(rabbit), DEAD];
    }

    function person(uint256 index) public pure returns (address) {
        return address(uint160(0xA000 + (index % 3)));
    }

    function give(uint256 from, uint256 to, uint256 amount) external {
        (address sender, address receiver) = (person(from), accounts()[to % 8]);
        uint256[8] memory before = _balances();
        amount = bound(amount, 0, rabbit.balanceOf(sender));
        vm.prank(sender);
        rabbit.transfer(receiver, amount);
        uint256[8] memory later = _balances();
        for (uint256 i; i < 8; ++i) {
            if (accounts()[i] != sender) ok(later[i] >= before[i], "nobody but the sender loses");
        }
    }

    function purchase(uint256 who, uint256 native) external {
        native = bound(native, 1e12, 100 ether);
        vm.deal(person(who), native);
        buy(person(who), native);
    }

    function sale(uint256 who, uint256 amount) external {
        uint256 balance = rabbit.balanceOf(person(who));
        if (balance < 1e18) return;
        sell(person(who), bound(amount, 1e18, balance));
    }

    function lower(uint256 which) external {
        (uint8 holders, uint8 liquidity, uint8 marketing,) = rabbit.fees();
        if (which % 3 == 0 && holders > 0) --holders;
        if (which % 3 == 1 && liquidity > 0) --liquidity;
        if (which % 3 == 2 && marketing > 0) --marketing;
        vm.prank(OWNER);
        rabbit.lowerFees(Fees(holders, liquidity, marketing, 0));
    }

    function process() external {
        (bool done, bytes memory why) = address(rabbit).call(abi.encodeCall(rabbit.processFees, ()));
        if (done) return;
        bytes4 reason = bytes4(why);
        ok(
            reason == TaxedToken.PoolMoved.selector || reason == TaxedToken.AlreadyProcessed.selector
                || reason == TaxedToken.NothingToProcess.selector,
            "a known reason"
        );
    }

    function wait(uint256 time) external {
        time = bound(time, 3, 20 minutes);
        vm.warp(block.timestamp + time);
        vm.roll(block.number + time / 3);
    }

    function _balances() private view returns (uint256[8] memory all) {
        for (uint256 i; i < 8; ++i) {
            all[i] = rabbit.balanceOf(accounts()[i]);
        }
    }
}

contract LiquidityGeneratorInvariants is Fixture {
    GeneratorHandler private handler;

    function setUp() public {
        handler = new GeneratorHandler();
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @notice The balances add up to the supply, at most one base unit a holder below it and never above; the
    /// collected fees are there
    function invariant_balancesAreTheSupply() external view {
        LiquidityGeneratorToken rabbit = handler.token_();
        uint256 sum;
        for (uint256 i; i < 8; ++i) {
            sum += rabbit.balanceOf(handler.accounts()[i]);
        }
        ok(sum <= rabbit.totalSupply(), "no token created");
        ok(sum + 5 >= rabbit.totalSupply(), "no token lost");
        ok(rabbit.balanceOf(address(rabbit)) >= rabbit.pendingLiquidity(), "collected fees");
        ok(address(rabbit).balance >= rabbit.pendingNative(), "native left over");
    }
}
